import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemIds } from '../../services/marketplace/platform/ids.ts';
import { returnArrangements } from './return-examples.ts';
import { insertPerson, newSession, startRealApp, type PersonRow, type RealApp } from './real-app.ts';

let app: RealApp;
let supplier: PersonRow;
beforeAll(async () => {
  app = await startRealApp();
  supplier = await insertPerson(app, 'supplier');
});
afterAll(() => app.close());

const pdf = '%PDF-1.7\n%%EOF\n';

async function send(parts: readonly (readonly [name: string, value: string | Blob, fileName?: string])[]) {
  const form = new FormData();
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  const encoded = new Response(form);
  const { token } = await newSession(app, supplier);
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/vendor/papers',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}

interface Answer {
  readonly message: string;
  readonly error?: { readonly code: string; readonly details?: unknown };
  readonly data?: { readonly papers: readonly { readonly id: string; readonly fileName: string }[] };
}

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'Pòlissa.pdf') =>
  ['file', new Blob([content]), name] as const;
const kind = ['kind', 'insurance'] as const;

test('a document is served for saving, with its real type, and is never cached', async () => {
  const { status, body } = await send([kind, file(pdf)]);
  const [paper] = body.data?.papers ?? [];
  expect([status, paper?.fileName]).toEqual([200, 'Pòlissa.pdf']);
  const { token } = await newSession(app, supplier);
  const response = await app.app.inject({
    method: 'GET',
    url: `/api/vendor/papers/${paper?.id ?? 'none'}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.statusCode, response.body, response.headers]).toMatchObject([
    200,
    pdf,
    {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="P_lissa.pdf"; filename*=UTF-8''P%C3%B2lissa.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  ]);
});

test('a document one byte above 10 MB is refused as too large, and not stored', async () => {
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set(Buffer.from(pdf));
  const before = await app.db.selectFrom('vendorPapers').selectAll().execute();
  const { status, body } = await send([kind, file(large)]);
  expect([status, body.error?.code]).toEqual([413, 'BODY_TOO_LARGE']);
  expect(await app.db.selectFrom('vendorPapers').selectAll().execute()).toEqual(before);
});

test('a photograph of 80 MB in a return is refused as too large, and nothing of it is stored', async () => {
  const token = systemIds.newToken();
  await returnArrangements(() => app, token).actOnReturn?.();
  const photograph = new Uint8Array(80_000_000);
  photograph.set(Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1'));
  const form = new FormData();
  form.append('file', new Blob([photograph], { type: 'image/jpeg' }), 'torn.jpg');
  const encoded = new Response(form);
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/returns/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f/files`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { message, error } = response.json<Answer>();
  expect([response.statusCode, error?.code, message]).toEqual([
    413,
    'BODY_TOO_LARGE',
    'This file is larger than 10 MB. Choose a smaller file.',
  ]);
  expect(await app.db.selectFrom('returnFiles').selectAll().execute()).toEqual([]);
});

test('a document of exactly 10 MB is stored', async () => {
  const large = new Uint8Array(10 * 1024 * 1024);
  large.set(Buffer.from(pdf));
  expect((await send([kind, file(large)])).status).toBe(200);
});

test.each([
  ['a file before its kind', [file(pdf), kind], 'Choose the type of document first.'],
  ['a kind we do not know', [['kind', 'poem'], file(pdf)], 'This isn’t a type of document we know.'],
  ['no file', [kind], 'Please choose a file.'],
  ['text where the file should be', [kind, ['file', 'text']], 'This must be a file.'],
  ['another field', [['vendorId', 'x'], file(pdf)], 'This isn’t a field we know.'],
] as const)('a form with %s is refused in words', async (_words, parts, message) => {
  const { status, body } = await send(parts);
  expect([status, body.error?.code, body.message]).toEqual([400, 'VALIDATION', message]);
});

test('an invalid document is refused whatever its declared type', async () => {
  const { status, body } = await send([kind, file('<!doctype html><script>1</script>', 'register.pdf')]);
  expect([status, body.error?.code]).toEqual([422, 'PAPER_NOT_ACCEPTED']);
});

test('another user’s id is refused in every operation of onboarding', async () => {
  const rival = await insertPerson(app, 'supplier');
  const { token } = await newSession(app, supplier);
  const said = [];
  for (const url of ['verify/inventory-upload', 'complete/onboarding', 'onboarding/status']) {
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/suppliers/${url}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { userId: rival.id },
    });
    said.push([response.statusCode, response.json<Answer>().error?.code]);
  }
  expect(said).toEqual([
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
  ]);
});
