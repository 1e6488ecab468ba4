import { sql } from 'kysely';
import { once } from 'node:events';
import { createConnection, type AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertPerson, newSession, startRealApp, type PersonRow, type RealApp } from './real-app.ts';

let app: RealApp;
let supplier: PersonRow;
let token: string;
beforeAll(async () => {
  app = await startRealApp();
});
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  supplier = await insertPerson(app, 'supplier');
  ({ token } = await newSession(app, supplier));
});
afterAll(() => app.close());

type Part = readonly [name: string, value: string | Blob, fileName?: string];
interface Answer {
  readonly message: string;
  readonly error?: { readonly code: string; readonly details?: { readonly fields?: readonly object[] } };
  readonly data?: { readonly import: { readonly id: string } };
}

async function send(method: 'POST' | 'PUT', path: string, parts: readonly Part[]) {
  const form = new FormData();
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  const encoded = new Response(form);
  const response = await app.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}
const get = (path: string) =>
  app.app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });

const csv = 'name;price\nFender F4;89,50\n';
const file = (content: string | Uint8Array<ArrayBuffer> = csv, name = 'precios otoño.csv') =>
  ['file', new Blob([content]), name] as const;
const mine = () => ['userId', supplier.id] as const;
const upload = (...parts: readonly Part[]) => send('POST', '/inventory/upload', parts);
const said = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.error?.code ?? 'done',
  ...(body.error?.details?.fields ?? []),
];

/** Imports of the supplier and stored files since the test began; the queue must know each of these files. */
async function left() {
  const { rows } = await sql<{ fileId: string }>`
    select payload ->> 'fileId' as "fileId" from graphile_worker._private_jobs`.execute(app.db);
  const kept = await Promise.all(rows.map(({ fileId }) => app.files.exists(`imports/${fileId}`)));
  const imports = await app.db
    .selectFrom('imports')
    .select('id')
    .where('vendorId', '=', supplier.id)
    .execute();
  return { imports: imports.length, files: kept.filter(Boolean).length };
}

describe('a list', () => {
  test('is stored whether its owner is sent before or after it, and can be read unchanged', async () => {
    const { status, body } = await upload(mine(), file());
    expect([status, body.message]).toEqual([200, 'Your file is saved.']);
    await upload(file(), mine());
    const open = (await get('/imports/open?kind=products')).json<Answer>();
    const response = await get(`/imports/${open.data?.import.id ?? 'none'}/file`);
    expect([response.statusCode, response.body, response.headers]).toMatchObject([
      200,
      csv,
      {
        'content-type': 'application/octet-stream',
        'content-length': String(Buffer.byteLength(csv)),
        'content-disposition': `attachment; filename*=UTF-8''precios%20oto%C3%B1o.csv`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
    ]);
  });

  test('of exactly 50 MiB is stored, one byte more is refused and not stored', async () => {
    const size = 50 * 1024 * 1024;
    expect(said(await upload(mine(), file(new Uint8Array(size + 1))))).toEqual([413, 'BODY_TOO_LARGE']);
    expect(await left()).toEqual({ imports: 0, files: 0 });
    expect(said(await upload(mine(), file(new Uint8Array(size))))).toEqual([200, 'done']);
  });

  test.each<readonly [string, () => readonly Part[], readonly unknown[]]>([
    ['is empty', () => [mine(), file('')], [422, 'FILE_EMPTY']],
    [
      'belongs to another user, named after the file',
      () => [file(), ['userId', app.modules.accountParts.ids.newId()]],
      [403, 'FORBIDDEN'],
    ],
    [
      'belongs to nobody',
      () => [file()],
      [400, 'VALIDATION', { field: 'userId', message: 'This is needed.', rule: 'required' }],
    ],
    [
      'is not there',
      () => [mine()],
      [400, 'VALIDATION', { field: 'file', message: 'Please choose a file.', rule: 'required' }],
    ],
    [
      'is a text',
      () => [mine(), ['file', csv]],
      [400, 'VALIDATION', { field: 'file', message: 'This must be a file.', rule: 'type' }],
    ],
    [
      'comes twice',
      () => [mine(), file(), file()],
      [400, 'VALIDATION', { field: 'file', message: 'This was sent twice.', rule: 'maxItems' }],
    ],
    [
      'comes with something unknown',
      () => [mine(), file(), ['status', 'imported']],
      [
        400,
        'VALIDATION',
        { field: 'status', message: 'This isn’t a field we know.', rule: 'additionalProperties' },
      ],
    ],
  ])('that %s is refused, and nothing of it is kept', async (_what, parts, answer) => {
    expect(said(await upload(...parts()))).toEqual(answer);
    expect(await left()).toEqual({ imports: 0, files: 0 });
  });

  test('without a name is stored with a default one', async () => {
    const lines = [
      '--edge',
      'Content-Disposition: form-data; name="userId"',
      '',
      supplier.id,
      '--edge',
      'Content-Disposition: form-data; name="file"',
      'Content-Type: application/octet-stream',
      '',
      csv,
      '--edge--',
      '',
    ];
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/inventory/upload',
      payload: lines.join('\r\n'),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    });
    expect([response.statusCode, response.json<object>()]).toMatchObject([
      200,
      { data: { fileName: 'list' } },
    ]);
  });

  test('whose upload is aborted leaves nothing behind', async () => {
    const receiving = vi.spyOn(app.modules.imports, 'receiveFile');
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    // A TCP server's address is never a path.
    const { port } = app.app.server.address() as AddressInfo;
    const socket = createConnection(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [
        'POST /api/inventory/upload HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=edge',
        'Content-Length: 1000000',
        '',
        '--edge',
        'Content-Disposition: form-data; name="userId"',
        '',
        supplier.id,
        '--edge',
        'Content-Disposition: form-data; name="file"; filename="prices.csv"',
        '',
        csv,
      ].join('\r\n'),
    );
    await vi.waitFor(() => expect(receiving).toHaveBeenCalledOnce(), { timeout: 60_000 });
    socket.destroy();
    await expect(receiving.mock.results[0]?.value).rejects.toThrow();
    receiving.mockRestore();
    expect(await left()).toEqual({ imports: 0, files: 0 });
  });
});

describe('a reading', () => {
  const opened = async () => (await upload(mine(), file())).body.data?.import.id ?? 'none';
  const keep = (importId: string, content: Uint8Array<ArrayBuffer>) =>
    send('PUT', `/imports/${importId}/reading`, [['reading', new Blob([content]), 'reading.json.gz']]);

  test('is returned byte for byte, compressed as it was sent', async () => {
    const importId = await opened();
    const missing = await get(`/imports/${importId}/reading`);
    const packed = new Uint8Array(gzipSync('{"rows":[]}'));
    await keep(importId, packed);
    const response = await get(`/imports/${importId}/reading`);
    expect([
      missing.statusCode,
      response.headers['content-type'],
      response.headers['content-encoding'],
    ]).toEqual([404, 'application/gzip', undefined]);
    expect(String(gunzipSync(response.rawPayload))).toBe('{"rows":[]}');
  });

  test('of more than 32 MiB, or not compressed, is refused, and the list stays', async () => {
    const importId = await opened();
    const large = new Uint8Array(32 * 1024 * 1024 + 1);
    large.set([0x1f, 0x8b]);
    expect(said(await keep(importId, large))).toEqual([413, 'BODY_TOO_LARGE']);
    expect(said(await keep(importId, new Uint8Array(Buffer.from('{}'))))).toMatchObject([
      400,
      'VALIDATION',
      {},
    ]);
    expect(await left()).toEqual({ imports: 1, files: 1 });
  });
});

test('a batch of 1,000 lines with a wrong one is refused with its path, at once', async () => {
  const products = Array.from({ length: 1000 }, (_, at) => ({
    name: `Shackle ${at}`,
    sku: `SH-${at}`,
    priceMinor: 100,
    currency: 'EUR',
    description: 'Forged, for a working load of two tonnes.',
  }));
  const answers = await Promise.all(
    [{ priceMinor: 1.5 }, { barcode: '123' }, { owner: 'me' }].map(async (wrong) => {
      const payload = {
        userId: supplier.id,
        products: products.map((line, at) => (at === 641 ? { ...line, ...wrong } : line)),
      };
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.app.inject({
        method: 'POST',
        url: '/api/inventory/import',
        headers,
        payload,
      });
      return said({ status: response.statusCode, body: response.json<Answer>() });
    }),
  );
  expect(answers).toMatchObject([
    [400, 'VALIDATION', { field: 'products/641/priceMinor' }],
    [400, 'VALIDATION', { field: 'products/641/barcode' }],
    [400, 'VALIDATION', { field: 'products/641/owner' }],
  ]);
  expect(await left()).toEqual({ imports: 0, files: 0 });
});
