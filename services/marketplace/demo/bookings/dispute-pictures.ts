import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids.ts';

interface PictureParts {
  readonly db: Kysely<Database>;
  readonly ids: Pick<Ids, 'newId'>;
  readonly files: FileStore;
}

const [width, height] = [1200, 900];
/** Where the patch is, of the picture's width and height. */
const patch = { x: 760, y: 520 } as const;

/** A woven floor from above with a patch that nobody cleaned. */
const floor = (zoom: number): string => {
  const [w, h] = [width / zoom, height / zoom];
  const view = `${Math.min(patch.x - w / 2, width - w)} ${Math.min(patch.y - h / 2, height - h)} ${w} ${h}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${zoom === 1 ? `0 0 ${width} ${height}` : view}">
    <defs><pattern id="weave" width="14" height="10" patternUnits="userSpaceOnUse">
      <rect width="14" height="10" fill="#cdbb9d"/><path d="M1 3h6M8 8h6" stroke="#b7a484" stroke-width="2.4"/>
    </pattern></defs>
    <rect width="${width}" height="${height}" fill="url(#weave)"/>
    <path d="M0 0h${width}v70q-600 34-${width} 0z" fill="#4a3524"/>
    <path d="M610 500q30-110 160-100 150 6 160 104 6 84-90 118-150 36-206-34-30-40-24-88z" fill="#7a2434" fill-opacity=".42"/>
    <path d="M668 508q24-62 104-58 92 6 96 62-8 64-98 72-96-4-102-76z" fill="#6a1a2a" fill-opacity=".38"/>
    <circle cx="962" cy="640" r="17" fill="#7a2434" fill-opacity=".4"/><circle cx="574" cy="622" r="10" fill="#7a2434" fill-opacity=".4"/>
  </svg>`;
};

const photographs = [
  { name: 'aft corner.jpg', drawn: floor(1), afterMinutes: 1 },
  { name: 'the patch, close up.jpg', drawn: floor(2.2), afterMinutes: 2 },
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
