import { recognisedEdgeMax } from '../../limits.ts';
import { greyOf, type Pixels } from '../picture/pixels.ts';
import type { PdfPage } from './pdf-document.ts';

/** Pixels per unit of a page: letters of a list are some thirty pixels high. */
const scale = 200 / 72;

/** A page as a picture, rotated by some degrees. */
export async function pictureOf(page: PdfPage, turn = 0): Promise<Pixels> {
  // Loaded here: few lists are scans, and it is a large library.
  const { createCanvas } = await import('@napi-rs/canvas');
  const whole = page.getViewport({ scale: 1, rotation: page.rotate + turn });
  const fitting = Math.min(scale, recognisedEdgeMax / Math.max(whole.width, whole.height));
  const viewport = page.getViewport({ scale: fitting, rotation: page.rotate + turn });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The library is written for the canvas of browsers, which this one resembles.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return greyOf({ data: canvas.data(), width: canvas.width, height: canvas.height });
}
