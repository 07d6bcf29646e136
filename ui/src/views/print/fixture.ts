/** Documents painted without PDF.js, for component tests. */
import type { Mark, Paper } from "./reader";

/** A document that records its paintings. */
export interface Drawn extends Paper {
  /** Every painting: page and scale. */
  readonly paintings: { page: number; scale: number }[];
  readonly closed: boolean;
}

/** Returns a document of pages of 600 by 800 points. */
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
