import sharp, { type Sharp } from 'sharp';
import { picturePixelsMax, recognisedEdgeMax } from '../../limits.ts';

/** A picture in shades of grey, one byte per pixel. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The minimum edge, to which small photographs and scans are enlarged. */
const edgeMin = 1_400;

/** A picture's pixels, rotated by its EXIF orientation and reduced to what recognition needs; null if damaged. */
export async function pixelsOf(bytes: Buffer): Promise<Pixels | 'too-large' | null> {
  try {
    const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelsMax) return 'too-large';
    const picture = sharp(bytes, { limitInputPixels: picturePixelsMax, failOn: 'error', pages: 1 });
    const longest = Math.max(width, height);
    const scale = Math.min(
      recognisedEdgeMax / longest,
      longest < edgeMin ? Math.min(2, edgeMin / longest) : 1,
    );
    return await rawOf(
      picture
        .autoOrient()
        .flatten({ background: 'white' })
        .greyscale()
        .resize(longerEdge(width, height, { scale, isSideways: orientation >= 5 })),
    );
  } catch {
    return null;
  }
}

const longerEdge = (
  width: number,
  height: number,
  { scale, isSideways }: { scale: number; isSideways: boolean },
) => {
  const edge = Math.max(1, Math.round(Math.max(width, height) * scale));
  return width >= height !== isSideways ? { width: edge } : { height: edge };
};

const toPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 1 } });

async function rawOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Rotated by some degrees, with white corners. */
export const turned = (pixels: Pixels, degrees: number): Promise<Pixels> =>
  rawOf(toPixels(pixels).rotate(degrees, { background: 'white' }));

/** Enlarged. */
export const enlarged = ({ width, height, data }: Pixels, times: number): Promise<Pixels> =>
  rawOf(toPixels({ width, height, data }).resize({ width: Math.round(width * times), kernel: 'cubic' }));

/** Reduced to a longer edge of at most `edge`. */
export const smaller = async (pixels: Pixels, edge: number): Promise<Pixels> =>
  Math.max(pixels.width, pixels.height) <= edge
    ? pixels
    : rawOf(toPixels(pixels).resize({ width: edge, height: edge, fit: 'inside' }));

/** As a file for the recogniser: the plain pixels (PGM). */
export const asFile = ({ data, width, height }: Pixels): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Areas of a picture stacked vertically, with white margins. */
export function stacked(pixels: Pixels, areas: readonly Area[]): Pixels {
  const room = 12;
  const width = Math.max(...areas.map((area) => area.width)) + 2 * room;
  const height = areas.reduce((sum, area) => sum + area.height + room, room);
  const data = Buffer.alloc(width * height, 255);
  let top = room;
  for (const area of areas) {
    for (let y = 0; y < area.height; y += 1) {
      const from = (area.top + y) * pixels.width + area.left;
      const end = Math.min(from + area.width, (area.top + y + 1) * pixels.width);
      if (area.top + y < pixels.height) pixels.data.copy(data, (top + y) * width + room, from, end);
    }
    top += area.height + room;
  }
  return { data, width, height };
}

/** An RGBA picture in shades of grey. */
export function greyOf({ data, width, height }: Pixels): Pixels {
  const grey = Buffer.alloc(width * height);
  for (let point = 0; point < grey.length; point += 1) {
    const at = point * 4;
    grey[point] = Math.round(
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0),
    );
  }
  return { data: grey, width, height };
}
