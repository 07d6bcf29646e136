/** Papers that are painted without PDF.js: what component tests show in place of a document. */
import type { Mark, Paper } from "./reader";

/** What a test may see of it. */
export interface Drawn extends Paper {
  /** Every painting: which page, how large. */
  readonly paintings: { page: number; scale: number }[];
  readonly closed: boolean;
}

/** A document of A4 pages. */
export function drawn(pages: number, marks: readonly Mark[] = []): Drawn {
  const pictures = new Map<number, { scale: number; canvas: HTMLCanvasElement }>();
  const paintings: { page: number; scale: number }[] = [];
  let closed = false;
  return {
    sizes: Array.from({ length: pages }, () => ({ width: 600, height: 800 })),
    marks,
    paintings,
    get closed() { return closed; },
    painted: (page, scale) => {
      const picture = pictures.get(page);
      return picture?.scale === scale ? picture.canvas : null;
    },
    paint: (page, scale) => {
      paintings.push({ page, scale });
      const canvas = document.createElement("canvas");
      pictures.set(page, { scale, canvas });
      return Promise.resolve(canvas);
    },
    text: (page) => Promise.resolve(`text of page ${String(page + 1)}`),
    forget: (page) => { pictures.delete(page); },
    close: () => { closed = true; },
  };
}
