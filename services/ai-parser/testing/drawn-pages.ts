import { createCanvas, GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import path from 'node:path';

interface DrawnText {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** A page of A4 in points: texts, and lines from one point to another. */
export interface DrawnPage {
  readonly texts: readonly DrawnText[];
  readonly lines?: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  /** Drawn rotated by 90°, as a wide table on an upright sheet. */
  readonly isOnItsSide?: boolean;
}

const [width, height] = [595, 842];
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek'];

/** The product's own font, so that a page looks the same on each machine. */
function letters(): string {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'),
  );
  return scripts
    .map((script) => {
      const name = `Drawn ${script}`;
      if (!GlobalFonts.has(name))
        GlobalFonts.registerFromPath(path.join(folder, 'files', `inter-${script}-wght-normal.woff2`), name);
      return `'${name}'`;
    })
    .join(', ');
}

function draw(context: SKRSContext2D, { texts, lines = [], isOnItsSide = false }: DrawnPage): void {
  if (isOnItsSide) {
    context.translate(0, height);
    context.rotate(-Math.PI / 2);
  }
  const family = letters();
  context.fillStyle = '#101010';
  context.strokeStyle = '#101010';
  context.lineWidth = 0.8;
  for (const { x, y, text, size = 10, align = 'left' } of texts) {
    context.font = `${size}px ${family}`;
    context.textAlign = align;
    context.fillText(text, x, y);
  }
  for (const [x1, y1, x2, y2] of lines) {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }
}

/** The library declares a browser's context; it provides its own. */
const newPage = (document: PDFDocument): SKRSContext2D =>
  document.beginPage(width, height) as unknown as SKRSContext2D;

/** A PDF with a text layer. */
export function pdfOf(...pages: readonly DrawnPage[]): Buffer {
  const document = new PDFDocument();
  for (const page of pages) {
    draw(newPage(document), page);
    document.endPage();
  }
  return document.close();
}

interface Look {
  /** Pixels of the picture per point of the page. */
  readonly scale?: number;
  /** The rotation of the camera. */
  readonly degrees?: number;
}

const canvasOf = (page: DrawnPage, { scale = 2.2, degrees = 0 }: Look) => {
  const isSideways = Math.abs(degrees) === 90;
  const [w, h] = isSideways ? [height, width] : [width, height];
  const canvas = createCanvas(Math.round(w * scale), Math.round(h * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6f6f2';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-width / 2, -height / 2);
  draw(context, page);
  return canvas;
};

/** A photograph of a page. */
export const photographOf = (page: DrawnPage, look: Look = {}): Promise<Buffer> =>
  canvasOf(page, look).encode('jpeg', 90);

/** A PDF whose pages are pictures, as scanners write it. */
export function scanOf(...pages: readonly DrawnPage[]): Buffer {
  const document = new PDFDocument();
  for (const page of pages) {
    newPage(document).drawImage(canvasOf(page, { scale: 2.8 }), 0, 0, width, height);
    document.endPage();
  }
  return document.close();
}

/** A scan whose page is split into halves, one picture below the other. */
export function cutScanOf(page: DrawnPage): Buffer {
  const document = new PDFDocument();
  const whole = canvasOf(page, { scale: 2.8 });
  const sheet = newPage(document);
  for (const half of [0, 1]) {
    const own = createCanvas(whole.width, whole.height / 2);
    own.getContext('2d').drawImage(whole, 0, (-half * whole.height) / 2);
    sheet.drawImage(own, 0, (half * height) / 2 + half, width, height / 2 - 1);
  }
  document.endPage();
  return document.close();
}

interface Columns {
  readonly top: number;
  readonly pitch?: number;
  readonly size?: number;
  readonly at: readonly (number | readonly [x: number, align: 'right' | 'center'])[];
}

/** Positions rows of cells by column; the lines of a cell are below each other. */
export function rowsOf(
  { top, at, size = 10, pitch = 18 }: Columns,
  rows: readonly (readonly string[])[],
): DrawnText[] {
  let y = top;
  const texts: DrawnText[] = [];
  for (const cells of rows) {
    const lines = cells.map((cell) => cell.split('\n'));
    for (const [column, own] of lines.entries()) {
      const place = at[column] ?? 0;
      const [x, align] = typeof place === 'number' ? [place, 'left' as const] : place;
      for (const [line, text] of own.entries())
        if (text !== '') texts.push({ x, y: y + line * size * 1.2, text, size, align });
    }
    y += pitch + (Math.max(...lines.map((own) => own.length)) - 1) * size * 1.2;
  }
  return texts;
}

/** The rules around cells, at all of `xs` and `ys`. */
export const grid = (xs: readonly number[], ys: readonly number[]): NonNullable<DrawnPage['lines']> => [
  ...xs.map((x) => [x, ys[0] ?? 0, x, ys.at(-1) ?? 0] as const),
  ...ys.map((y) => [xs[0] ?? 0, y, xs.at(-1) ?? 0, y] as const),
];
