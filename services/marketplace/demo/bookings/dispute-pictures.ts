import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';

interface PictureParts {
  readonly db: Kysely<Database>;
  readonly ids: Pick<Ids, 'newFileId'>;
  readonly files: FileStore;
}

const [width, height] = [1200, 900];
const planks = 8;
const plank = height / planks;

/** A teak deck from above: the seam under plank `open` was left without caulking. */
const deck = (open: number, zoom: number): string => {
  const seams = Array.from({ length: planks - 1 }, (_, at) => {
    const y = plank * (at + 1);
    return at === open
      ? `<rect y="${y - 9}" width="${width}" height="18" fill="#8a6f4d"/><path d="M0 ${y + 6}h${width}" stroke="#5b452c" stroke-width="3" stroke-dasharray="46 11 90 7"/>`
      : `<rect y="${y - 7}" width="${width}" height="14" fill="#1d1b1a"/>`;
  }).join('');
  const boards = Array.from({ length: planks }, (_, at) => {
    const tint = ['#b88a58', '#b08250', '#bd9060', '#a97c4b'][at % 4];
    const grain = [0.3, 0.55, 0.8].map(
      (part) =>
        `<path d="M0 ${plank * (at + part)}q300 ${at % 2 ? 9 : -9} 600 0t600 0" fill="none" stroke="#8f6a3f" stroke-opacity=".5" stroke-width="3"/>`,
    );
    return `<rect y="${plank * at}" width="${width}" height="${plank}" fill="${tint}"/>${grain.join('')}`;
  }).join('');
  const [w, h] = [width / zoom, height / zoom];
  const view = `${(width - w) / 2} ${Math.min(Math.max(plank * (open + 1) - h / 2, 0), height - h)} ${w} ${h}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${boards}${seams}</svg>`;
};

const photographs = [
  { name: 'aft deck, seam 5.jpg', drawn: deck(4, 1), afterMinutes: 1 },
  { name: 'seam 5 close up.jpg', drawn: deck(4, 2.6), afterMinutes: 2 },
] as const;

/** Gives each dispute of the demo's bookings the photographs that its words speak of; once. */
export async function seedDisputePictures({ db, ids, files }: PictureParts): Promise<void> {
  const disputed = await db
    .selectFrom('bookings as b')
    .select(['b.id', 'b.buyerId', 'b.updatedAt'])
    .where('b.status', '=', 'disputed')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bookingFiles as f').select('f.fileId').whereRef('f.bookingId', '=', 'b.id'))),
    )
    .execute();
  for (const { id, buyerId, updatedAt } of disputed)
    for (const { name, drawn, afterMinutes } of photographs) {
      const content = await sharp(Buffer.from(drawn)).jpeg({ quality: 82 }).toBuffer();
      const fileId = ids.newFileId();
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
