/**
 * The pages of a PDF file, painted by PDF.js in a worker. The library is large and is loaded
 * when the print view first opens, never at start-up.
 */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

/** A page's size in points, 1/72 inch. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A bookmark with its target. */
export interface Mark {
  readonly title: string;
  /** The page, from 0. */
  readonly page: number;
  /** Distance from the top of the page, in points. */
  readonly down: number;
}

/** A document that can be shown. */
export interface Paper {
  readonly sizes: readonly Size[];
  readonly marks: readonly Mark[];
  /** Returns the picture of a page at this scale, if it is painted. */
  painted(page: number, scale: number): HTMLCanvasElement | null;
  /** Paints a page at this many CSS pixels per point. */
  paint(page: number, scale: number): Promise<HTMLCanvasElement>;
  /** Returns the text of a page, in reading order. */
  text(page: number): Promise<string>;
  /** Frees the picture of a page. */
  forget(page: number): void;
  /** Frees all resources. */
  close(): void;
}

/** The most pixels in the picture of a page: 64 MB. */
const MOST_PIXELS = 16_000_000;

type Library = typeof import("pdfjs-dist");

/** The library, and the worker shared by all documents. */
interface Painter {
  readonly library: Library;
  readonly worker: InstanceType<Library["PDFWorker"]>;
}

let painter: Promise<Painter> | null = null;

/** Loads the library before the first document arrives. */
export function prepare(): Promise<Painter> {
  painter ??= load();
  return painter;
}

async function load(): Promise<Painter> {
  // The legacy build runs on every version of WebKit that the page supports.
  const [library, { default: Port }] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs?worker"),
  ]);
  // PDF.js derives the declared type of `port` from its default, null.
  return { library, worker: new library.PDFWorker({ port: new Port() as unknown as null }) };
}

/** Reads the bytes of a PDF file. */
export async function read(bytes: Uint8Array): Promise<Paper> {
  const { library, worker } = await prepare();
  const task = library.getDocument({
    data: bytes,
    worker,
    // No resource is fetched or compiled: the documents embed their fonts and have no pictures.
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => document.getPage(page + 1)));
  const sizes = pages.map((page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return { width, height };
  });
  const marks = await marksOf(document, sizes);
  const pictures = new Map<number, { scale: number; canvas: HTMLCanvasElement }>();

  return {
    sizes,
    marks,
    painted: (page, scale) => {
      const picture = pictures.get(page);
      return picture?.scale === scale ? picture.canvas : null;
    },
    paint: async (page, scale) => {
      const canvas = await paint(at(pages, page), scale);
      pictures.set(page, { scale, canvas });
      return canvas;
    },
    text: async (page) => {
      const { items } = await at(pages, page).getTextContent();
      return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    },
    forget: (page) => { pictures.delete(page); },
    close: () => {
      pictures.clear();
      void task.destroy();
    },
  };
}

function at(pages: readonly PDFPageProxy[], page: number): PDFPageProxy {
  const found = pages[page];
  if (found === undefined) throw new RangeError(`there is no page ${String(page)}`);
  return found;
}

async function paint(page: PDFPageProxy, scale: number): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale });
  const finest = Math.sqrt(MOST_PIXELS / (width * height));
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio, finest) });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

/** Returns the bookmarks of the top level that lead to a page. */
async function marksOf(document: PDFDocumentProxy, sizes: readonly Size[]): Promise<Mark[]> {
  const found: Mark[] = [];
  // For a document without bookmarks, PDF.js returns null, which its declared type lacks.
  const outline = (await document.getOutline()) as Awaited<ReturnType<PDFDocumentProxy["getOutline"]>> | null;
  for (const { title, dest } of outline ?? []) {
    if (!Array.isArray(dest)) continue;
    const [target, , , top] = dest as [Parameters<PDFDocumentProxy["getPageIndex"]>[0], unknown, unknown, unknown];
    const page = await document.getPageIndex(target);
    const height = sizes[page]?.height ?? 0;
    found.push({ title, page, down: typeof top === "number" ? height - top : 0 });
  }
  return found;
}
