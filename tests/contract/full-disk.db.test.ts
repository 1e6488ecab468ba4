import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore, type FileStore } from '../../services/marketplace/platform/files/index.ts';
import { insertPerson, newSession, startRealApp, type RealApp } from './real-app.ts';

/** A store whose disk is full after the first chunk of a file: it fails like a folder's. */
const onFullDisk = (dataFolder: string): { files: FileStore; fills: () => void } => {
  const files = openFileStore({ dataFolder });
  let isFull = false;
  const write: FileStore['write'] = async (key, content, options) => {
    if (!isFull) return files.write(key, content, options);
    for await (const _piece of Readable.from(content)) break;
    const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    throw new Error('Unable to write the file.', { cause });
  };
  return { files: { ...files, write }, fills: () => (isFull = true) };
};

let app: RealApp;
let supplierId: string;
let token: string;
let fillDisk: () => void;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'quayside-full-'));
  const { files, fills } = onFullDisk(dataFolder);
  fillDisk = fills;
  app = await startRealApp({ filesIn: () => files });
  const supplier = await insertPerson(app, 'supplier');
  supplierId = supplier.id;
  ({ token } = await newSession(app, supplier));
});
afterAll(async () => {
  await app.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function send(method: 'POST' | 'PUT', url: string, parts: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const encoded = new Response(form);
  return app.app.inject({
    method,
    url: `/api${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Everything that refers to a file. */
async function recorded() {
  const { rows } = await sql`
    select (select jsonb_agg(i order by i.id) from imports i) as imports,
      (select jsonb_agg(p order by p.id) from vendor_papers p) as papers,
      (select jsonb_agg(v order by v.id) from vendors v) as vendors,
      (select jsonb_agg(u.picture_file_id order by u.id) from users u) as pictures`.execute(app.db);
  return rows;
}

test('an upload to a full disk is refused with 503 and Retry-After, and nothing of it is recorded', async () => {
  const list = new File(['name;price\nFender F4;89,50\n'], 'prices.csv');
  const started = await send('POST', '/inventory/upload', { userId: supplierId, file: list });
  const importId = started.json<{ data: { import: { id: string } } }>().data.import.id;
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#123a66' } })
    .png()
    .toBuffer();
  const png = new File([new Uint8Array(picture)], 'mara.png', { type: 'image/png' });
  const before = await recorded();
  fillDisk();

  const uploads = [
    await send('POST', '/inventory/upload', { userId: supplierId, file: list }),
    await send('PUT', `/imports/${importId}/reading`, {
      reading: new File([gzipSync('{"products":[]}')], 'reading.json.gz'),
    }),
    await send('POST', '/vendor/papers', {
      kind: 'insurance',
      file: new File(['%PDF-1.7\n%%EOF\n'], 'policy.pdf'),
    }),
    await send('POST', '/settings/profile-picture', { profilePicture: png }),
  ];
  for (const { statusCode, headers, body } of uploads) {
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '60',
      {
        status: false,
        message: 'We are briefly unavailable. Nothing was lost; please try again in a moment.',
        error: {
          code: 'UNAVAILABLE',
          details: { retryAfterSeconds: 60 },
          requestId: headers['x-request-id'],
        },
      },
    ]);
  }
  expect(await recorded()).toEqual(before);
});
