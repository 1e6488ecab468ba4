import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';
import { said } from './words.ts';

interface PictureParts {
  readonly db: Kysely<Database>;
  readonly ids: Pick<Ids, 'newId'>;
  readonly files: FileStore;
}

const [width, height] = [1200, 900];

type Colour = readonly [red: number, green: number, blue: number];

const skirting: Colour = [74, 53, 36];
const thread: Colour = [183, 164, 132];
const gap: Colour = [205, 187, 157];
const wine: Colour = [122, 36, 52];

/** The stains: wine, in fractions of the picture's width and height, with a strength from 0 to 1. */
const blots = [
  { x: 760, y: 508, across: 160, down: 112, strength: 0.42 },
  { x: 768, y: 512, across: 102, down: 70, strength: 0.38 },
  { x: 962, y: 640, across: 17, down: 17, strength: 0.4 },
  { x: 574, y: 622, across: 10, down: 10, strength: 0.4 },
] as const;

const [patch] = blots;

const mixed = (under: Colour, over: Colour, strength: number): Colour => [
  under[0] + (over[0] - under[0]) * strength,
  under[1] + (over[1] - under[1]) * strength,
  under[2] + (over[2] - under[2]) * strength,
];

/** The colour of a woven floor along a wall, from above. */
function floorAt(x: number, y: number): Colour {
  if (y < 70 + 17 * Math.sin((Math.PI * x) / width)) return skirting;
  const across = x % 14;
  const down = y % 10;
  const isThread = across < 8 ? down >= 2 && down < 5 : down >= 7;
  return isThread ? thread : gap;
}

const edgeMost = 1.16;

/** The same with the stains, whose edges are uneven. */
function colourAt(x: number, y: number): Colour {
  let colour = floorAt(x, y);
  for (const blot of blots) {
    const across = (x - blot.x) / blot.across;
    const down = (y - blot.y) / blot.down;
    // A shortcut: most points are far from all stains, and sines are slow.
    if (Math.abs(across) > edgeMost || Math.abs(down) > edgeMost) continue;
    const angle = Math.atan2(down, across);
    const edge = 1 + 0.1 * Math.sin(3 * angle) + 0.06 * Math.sin(5 * angle + 1); // at most `edgeMost`
    if (Math.hypot(across, down) < edge) colour = mixed(colour, wine, blot.strength);
  }
  return colour;
}

/** A photograph of the stains, computed pixel by pixel, because the image decoders for drawings are disabled. */
async function photograph(zoom: number): Promise<Buffer> {
  const left = Math.min(patch.x - width / zoom / 2, width - width / zoom);
  const top = Math.min(patch.y - height / zoom / 2, height - height / zoom);
  const [from, down] = zoom === 1 ? [0, 0] : [left, top];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels.set(colourAt(from + x / zoom, down + y / zoom), (y * width + x) * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

const photographs = [
  { name: 'aft corner.jpg', zoom: 1, afterMinutes: 1 },
  { name: 'the patch, close up.jpg', zoom: 2.2, afterMinutes: 2 },
] as const;

/** Adds the photographs mentioned in the disputes of demo bookings; once. */
export async function seedDisputePictures({ db, ids, files }: PictureParts): Promise<void> {
  const disputed = await db
    .selectFrom('bookings as b')
    .select(['b.id', 'b.buyerId', 'b.updatedAt'])
    .where('b.status', '=', 'disputed')
    .where('b.answer', '=', said.disputed)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookingFiles as f').select('f.fileId').whereRef('f.bookingId', '=', 'b.id'))),
    )
    .execute();
  for (const { id, buyerId, updatedAt } of disputed)
    for (const { name, zoom, afterMinutes } of photographs) {
      const content = await photograph(zoom);
      const fileId = ids.newId();
      await files.write(`bookings/${fileId}`, content, { mimeType: 'image/jpeg' });
      await db
        .insertInto('bookingFiles')
        .values({
          fileId,
          bookingId: id,
          addedBy: buyerId,
          name,
          mediaType: 'image/jpeg',
          sizeBytes: content.length,
          addedAt: new Date(updatedAt.getTime() + afterMinutes * 60_000),
        })
        .execute();
    }
}
