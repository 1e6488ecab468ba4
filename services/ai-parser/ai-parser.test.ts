import * as xlsx from '@e965/xlsx';
import type { FastifyInstance } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../openapi/__generated__/ai-parser.json' with { type: 'json' };
import { readOperations } from '../http-adapter/index.ts';
import { answerChecks } from '../http-adapter/response-check.ts';
import { buildParser, type ParserOptions } from './app.ts';

const config = {
  origins: ['https://quayside.example.com'],
  trustProxy: [],
  metricsToken: null,
  model: null,
  workers: 2,
};
const build = (options: Partial<ParserOptions> = {}) =>
  buildParser({ config, log: pino({ level: 'silent' }), ...options });
/** The running service, shared by all tests that change nothing about it: its workers take a second to start. */
let running: Promise<FastifyInstance> | undefined;
const service = () => (running ??= build());
let listening: Promise<string> | undefined;
const itsOrigin = () =>
  (listening ??= service().then((parser) => parser.listen({ port: 0, host: '127.0.0.1' })));
afterAll(async () => (await running)?.close());

let app: FastifyInstance | undefined;
afterEach(() => app?.close());
const start = async (options: Partial<ParserOptions> = {}) => (app = await build(options));
const listen = async (options: Partial<ParserOptions> = {}) =>
  (await start(options)).listen({ port: 0, host: '127.0.0.1' });

type Fields = Readonly<Record<string, string | Buffer>>;
const formOf = (fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), 'list.csv');
  return form;
};
const send = async (origin: string, fields: Fields, path = '/parse-inventory') => {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: formOf(fields),
    headers: { 'x-request-id': 'test-request' },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const refused = (status: number, code: string, message: unknown = expect.any(String), details?: unknown) => ({
  status,
  body: {
    status: false,
    message,
    error: { code, requestId: 'test-request', ...(details !== undefined && { details }) },
  },
});

const list = Buffer.from('Réf.;Désignation;Prix HT;Stock\nF4-NAVY;Pare-battage F4;89,50 €;24\n');

/** Validates against the contract's schema of a success, with undeclared fields forbidden. */
const differs = (operationId: string, body: unknown): string | null => {
  const operation = readOperations(contract).find(({ id }) => id === operationId);
  const schema = operation?.responses.get('200')?.json;
  return schema ? answerChecks(contract)(schema)(body) : 'no such operation';
};

describe('a list', () => {
  it('is returned as products, each value with its cell and its confidence', async () => {
    const { status, headers, body } = await send(await itsOrigin(), { file: list });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      products: [
        {
          name: 'Pare-battage F4',
          sku: 'F4-NAVY',
          price: '89.50',
          department: 'exterior',
          currency: 'EUR',
          taxIncluded: false,
          quantity: '24',
          source: {
            sheet: null,
            page: null,
            row: 2,
            cells: {
              name: 'B2',
              sku: 'A2',
              price: 'C2',
              currency: 'C2',
              taxIncluded: 'C1',
              quantity: 'D2',
              department: 'B2',
            },
            values: ['F4-NAVY', 'Pare-battage F4', '89,50 €', '24'],
          },
          confidence: {
            name: 0.98,
            sku: 0.95,
            price: 0.98,
            currency: 0.96,
            quantity: 0.98,
            department: 0.5,
            taxIncluded: 0.9,
          },
          issues: [],
        },
      ],
      understood: expect.objectContaining({ format: 'csv', separator: ';', language: 'fr', rowsRead: 1 }),
    });
    expect(differs('parseInventory', body)).toBeNull();
  });

  it('is returned as services on request', async () => {
    const file = Buffer.from('Service,Price,Unit,Duration\nTeak deck cleaning,18.00,m²,2 h\n');
    const { status, body } = await send(await itsOrigin(), { file }, '/parse-services');
    expect([status, body.services]).toEqual([
      200,
      [
        expect.objectContaining({
          name: 'Teak deck cleaning',
          price: '18.00',
          currency: null,
          priceUnit: 'm²',
          durationMinutes: 120,
        }),
      ],
    ]);
    expect(differs('parseServices', body)).toBeNull();
  });

  it("is read with the sender's column meanings", async () => {
    const file = Buffer.from('Item,Grund,Price\nCleat,12.50,99.00\n');
    const columnMeanings = JSON.stringify([
      { header: 'grund', field: 'price' },
      { header: 'Price', field: null },
    ]);
    const { status, body } = await send(await itsOrigin(), { columnMeanings, file });
    expect([status, body.products[0]]).toMatchObject([200, { name: 'Cleat', price: '12.50' }]);
  });

  it('may be a workbook, whatever its name', async () => {
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(
      book,
      xlsx.utils.aoa_to_sheet([
        ['Item', 'Price'],
        ['Cleat', 12.5],
      ]),
      'Deck',
    );
    const file: Buffer = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' });
    const { body } = await send(await itsOrigin(), { file });
    expect([body.understood.format, body.products[0]]).toMatchObject([
      'xlsx',
      { name: 'Cleat', price: '12.5', source: { sheet: 'Deck', row: 2 } },
    ]);
    expect(differs('parseInventory', body)).toBeNull();
  });
});

/** An encrypted workbook is a compound file (MS-OFFCRYPTO) with a stream of this name. */
const locked = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const workbook = (): Buffer => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet([
      ['Item', 'Price'],
      ['Cleat', 12],
    ]),
    'Deck',
  );
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
};
/** A workbook whose zip declares that each of its parts unpacks to 2 GB. */
const bomb = (): Buffer => {
  const bytes = workbook();
  for (let at = bytes.indexOf('504b0102', 'hex'); at >= 0; at = bytes.indexOf('504b0102', at + 4, 'hex'))
    bytes.writeUInt32LE(2_000_000_000, at + 24);
  return bytes;
};
/** A workbook that declares a smaller size than it unpacks to. */
const liar = (): Buffer => {
  const bytes = workbook();
  for (let at = bytes.indexOf('504b0102', 'hex'); at >= 0; at = bytes.indexOf('504b0102', at + 4, 'hex'))
    bytes.writeUInt32LE(10, at + 24);
  return bytes;
};

describe('a file without a list', () => {
  // One service for all these files: none of them may end it.
  let origin: string;
  beforeAll(async () => {
    origin = await itsOrigin();
  });

  it.each([
    ['is empty', () => Buffer.alloc(0), 'FILE_EMPTY', /empty/],
    ['holds blanks alone', () => Buffer.from('\n \n;;\n \n'), 'FILE_EMPTY', /empty/],
    ['is a workbook with a password', () => locked, 'FILE_PROTECTED', /password/],
    ['is a picture without text', () => picture, 'FILE_NOT_A_LIST', /no text in this picture/],
    ['is a PDF that was cut short', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'FILE_UNREADABLE', /PDF/],
    [
      'is a web page without a table',
      () => Buffer.from('<!DOCTYPE html><html><table></table>'),
      'FILE_NOT_A_LIST',
      /no table/,
    ],
    ['is JSON that was cut off', () => Buffer.from('[{"name":"Fender'), 'FILE_UNREADABLE', /JSON.*cut short/],
    ['is noise', () => randomBytes(5_000), 'FILE_KIND_NOT_READ', /kind of file/],
    ['was cut off', () => workbook().subarray(0, 900), 'FILE_UNREADABLE', /cut short/],
    ['unpacks to gigabytes', bomb, 'TOO_MUCH_WORK', /too much/],
    ['unpacks to more than it says', liar, 'TOO_MUCH_WORK', /too much/],
    [
      'lists people',
      () => Buffer.from('first name,last name,email\nAnna,Reed,anna@example.com\n'),
      'FILE_NOT_A_LIST',
      /neither names nor prices/,
    ],
    ['has a header alone', () => Buffer.from('sku,name,price\n'), 'FILE_NOT_A_LIST', /no rows/],
    [
      'has forty million columns',
      () => Buffer.from(`name,price\n${','.repeat(40_000_000)}\n`),
      'TOO_MUCH_WORK',
      /1,000 columns/,
    ],
    ['is one endless line', () => Buffer.alloc(3_000_000, 'a'), 'FILE_NOT_A_LIST', /neither/],
    [
      'has too many rows',
      () => Buffer.from(`name,price\n${'Cleat,1\n'.repeat(120_000)}`),
      'TOO_MANY_ROWS',
      /120,00\d rows.*100,000/,
    ],
  ] as const)(
    'that %s is refused with what to do',
    async (_what, file, code, says) => {
      const { status, body } = await send(origin, { file: file() });
      expect({ status, body }).toEqual(refused(422, code, expect.stringMatching(says)));
    },
    30_000,
  );

  it('is refused above 50 MB before it has arrived completely', async () => {
    const { status, body } = await send(origin, { file: Buffer.alloc(51 * 1024 * 1024, 'a,1\n') });
    expect({ status, body }).toEqual(refused(413, 'BODY_TOO_LARGE', expect.stringMatching(/50 MB/)));
  });

  it('does not end the service: the next list is read', async () => {
    expect((await send(origin, { file: list })).status).toBe(200);
  });
});

describe('a form that does not follow the documentation', () => {
  it.each([
    ['no file', { note: 'hello' }, 'Please send one file.', undefined],
    [
      'an invalid id',
      { progressId: 'mine', file: list },
      expect.any(String),
      { fields: [{ field: 'progressId', message: 'This must be an id (UUID).', rule: 'format' }] },
    ],
    ...(['no JSON', '{}', '[{"header":"Price","field":"colour"}]', '[{"field":"price"}]'] as const).map(
      (columnMeanings) =>
        [
          `invalid column meanings: ${columnMeanings}`,
          { columnMeanings, file: list },
          expect.any(String),
          {
            fields: [
              {
                field: 'columnMeanings',
                message: 'This must be a list of headers and fields, as JSON.',
                rule: 'contentSchema',
              },
            ],
          },
        ] as const,
    ),
  ] as const)('is refused: %s', async (_what, fields, message, details) => {
    const { status, body } = await send(await itsOrigin(), fields);
    expect({ status, body }).toEqual(refused(400, 'VALIDATION', message, details));
  });

  it('is refused with two files', async () => {
    const form = formOf({ file: list });
    form.append('file', new Blob([new Uint8Array(list)]), 'second.csv');
    const response = await fetch(`${await itsOrigin()}/parse-inventory`, { method: 'POST', body: form });
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'VALIDATION' } }]);
  });
});

describe('a service at its capacity', () => {
  const unbearable = new URL('work/testing/unbearable.worker.ts', import.meta.url);

  it('asks clients to come back later', async () => {
    const origin = await listen({ pool: { program: unbearable, atOnce: 1, queueMax: 0 } });
    const leaving = new AbortController();
    const id = randomUUID();
    const progress = await fetch(`${origin}/progress/${id}`);
    const reader = progress.body?.pipeThrough(new TextDecoderStream()).getReader();
    const hears = async (stage: string) => {
      for (let seen = ''; !seen.includes(stage);) {
        const piece = await reader?.read();
        // Reading past the end would block everything else.
        if (!piece || piece.done) throw new Error(`Progress ended before it was ${stage}`);
        seen += piece.value;
      }
    };
    const first = fetch(`${origin}/parse-inventory`, {
      method: 'POST',
      body: formOf({ progressId: id, file: Buffer.from('for ever') }),
      signal: leaving.signal,
    });
    // Once its upload has started, it has the only slot, or will have it before the next file is complete.
    await hears('receiving');
    const { status, headers, body } = await send(origin, { file: Buffer.from('for ever') });
    expect({ status, body }).toEqual(
      refused(503, 'UNAVAILABLE', expect.any(String), { retryAfterSeconds: 5 }),
    );
    expect(headers.get('retry-after')).toBe('5');
    leaving.abort();
    await expect(first).rejects.toThrow();
    // Leaving frees the slot, and followers are told that it ended.
    await hears('failed');
    expect((await send(origin, { file: Buffer.from('done') })).status).toBe(200);
  });

  it('counts the files of an address, and limits them only while others would have to wait', async () => {
    const origin = await listen({ pool: { program: unbearable, atOnce: 1, queueMax: 1 } });
    const status = async (what: string) => (await send(origin, { file: Buffer.from(what) })).status;
    const whileFree: number[] = [];
    for (let count = 0; count < 40; count += 1) whileFree.push(await status('done'));
    expect(new Set(whileFree)).toEqual(new Set([200]));
    const leaving = new AbortController();
    const id = randomUUID();
    const heard = fetch(`${origin}/progress/${id}`);
    const stuck = fetch(`${origin}/parse-inventory`, {
      method: 'POST',
      body: formOf({ progressId: id, file: Buffer.from('for ever') }),
      signal: leaving.signal,
    });
    const outcome = expect(stuck).rejects.toThrow();
    const stages: string[] = [];
    const events = (await heard).body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await events?.read(); piece && !piece.done; piece = await events?.read()) {
      stages.push(piece.value);
      // The reading stage may be reported more than once.
      if (leaving.signal.aborted || !piece.value.includes('reading')) continue;
      const { status: busy, headers, body } = await send(origin, { file: Buffer.from('done') });
      expect([busy, body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      leaving.abort();
    }
    await outcome;
    expect(stages.join('')).toContain('failed');
  });

  it('refuses a file that its workers cannot handle', async () => {
    const origin = await listen({ pool: { program: unbearable, memoryMaxMb: 32 } });
    const { status, body } = await send(origin, { file: Buffer.from('memory') });
    expect({ status, body }).toEqual(refused(422, 'TOO_MUCH_WORK'));
  });

  it('aborts a response if its worker dies before the end', async () => {
    const origin = await listen({ pool: { program: unbearable } });
    const body = formOf({ file: Buffer.from('half') });
    const whole = async () => {
      const response = await fetch(`${origin}/parse-inventory`, { method: 'POST', body });
      const answered = await response.text();
      return response.ok ? answered : Promise.reject(new Error(answered));
    };
    await expect(whole()).rejects.toThrow();
    expect((await send(origin, { file: Buffer.from('done') })).status).toBe(200);
  });

  it('answers 500 for a bug', async () => {
    const origin = await listen({ pool: { program: unbearable } });
    const { status, body } = await send(origin, { file: Buffer.from('bug') });
    expect({ status, body }).toEqual(refused(500, 'INTERNAL'));
  });
});

describe('progress', () => {
  const stagesOf = (events: string) => [
    ...new Set(
      [...events.matchAll(/^event: progress\ndata: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? '').stage),
    ),
  ];

  it.each([
    ['is told from before the file is sent to its end', list, ['waiting', 'receiving', 'reading', 'done']],
    [
      'ends where the file is refused',
      Buffer.from('sku,name,price\n'),
      ['waiting', 'receiving', 'reading', 'failed'],
    ],
    [
      'reports the rows of a long list',
      Buffer.from(`name,price\n${'Cleat,1\n'.repeat(6_000)}`),
      ['waiting', 'receiving', 'reading', 'understanding', 'done'],
    ],
  ] as const)('%s', async (_what, file, stages) => {
    const origin = await itsOrigin();
    const progressId = randomUUID();
    const events = await fetch(`${origin}/progress/${progressId}`);
    expect([events.status, events.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    await send(origin, { progressId, file });
    expect(stagesOf(await events.text())).toEqual(stages);
  });

  it('reports the end also to clients that connect after it', async () => {
    const origin = await itsOrigin();
    const progressId = randomUUID();
    await send(origin, { progressId, file: list });
    const stages = stagesOf(await (await fetch(`${origin}/progress/${progressId}`)).text());
    // The last byte of the answer may arrive a moment before its end is recorded.
    expect(stages.at(-1)).toBe('done');
  });

  it('ends when the service stops', async () => {
    const events = await fetch(`${await listen()}/progress/${randomUUID()}`);
    const read = events.text();
    await app?.close();
    expect(stagesOf(await read)).toEqual(['waiting']);
  });

  it('is refused for an invalid id', async () => {
    const response = await (await service()).inject('/progress/mine');
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('the content of a file', () => {
  it('is never logged, whether the file is read, refused or aborted', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const origin = await listen({ log: pino({ level: 'trace' }, sink) });
    const secret = 'Marlinspike-4711';
    await send(origin, { file: Buffer.from(`name,price\n${secret},1\n`) });
    await send(origin, { file: Buffer.from(`first name,email\n${secret},a@example.com\n`) });
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end(
      `POST /parse-inventory HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="${secret}.csv"\r\n\r\n${secret}`,
    );
    await text(socket);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).not.toContain(secret);
  });
});

describe('the parser', () => {
  it('is alive and ready', async () => {
    const origin = await itsOrigin();
    await send(origin, { file: list });
    const answers = await Promise.all(['/health', '/ready'].map((url) => fetch(origin + url)));
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
      [200, { status: true }],
      [200, { status: true, checks: { workers: 'ok', queue: 'ok' } }],
    ]);
  });

  it.each(['POST', 'GET'])(
    'may be called with %s from pages of the site, without credentials, and from no other pages',
    async (method) => {
      const parser = await service();
      const headersFor = async (origin: string) => {
        const { headers } = await parser.inject({
          method: 'OPTIONS',
          url: '/parse-inventory',
          headers: { origin, 'access-control-request-method': method },
        });
        return [
          headers['access-control-allow-origin'],
          headers['access-control-allow-credentials'],
          headers['access-control-allow-methods']?.includes(method) ?? false,
        ];
      };
      expect(await headersFor('https://quayside.example.com')).toEqual([
        'https://quayside.example.com',
        undefined,
        true,
      ]);
      expect((await headersFor('https://evil.example.com')).slice(0, 2)).toEqual([undefined, undefined]);
    },
  );

  it('limits the requests of an address, and says when to come back', async () => {
    const parser = await start();
    const calls = Array.from({ length: 301 }, () =>
      parser.inject({ method: 'POST', url: '/parse-inventory' }),
    );
    const last = (await Promise.all(calls)).at(-1);
    expect([
      last?.statusCode,
      last?.headers['retry-after'],
      last?.json<{ error: { code: string } }>().error.code,
    ]).toEqual([429, '60', 'TOO_MANY_REQUESTS']);
  });

  it('answers an unknown path in the envelope', async () => {
    expect((await (await service()).inject('/parse')).json<{ error: { code: string } }>().error.code).toBe(
      'NOT_FOUND',
    );
  });
});

it('reports in its metrics what was read, only to authorised clients', async () => {
  const origin = await itsOrigin();
  await send(origin, { file: Buffer.from('Product,Price\nFender F6,49.90\n') });
  const shown = await (await fetch(`${origin}/metrics`)).text();
  expect(shown).toMatch(
    /^http_request_duration_seconds_count\{method="POST",route="\/parse-inventory",status="200"/m,
  );
  const protectedOne = await listen({ config: { ...config, metricsToken: 'a-long-random-text' } });
  const asked = (headers: Record<string, string>) => fetch(`${protectedOne}/metrics`, { headers });
  expect((await asked({})).status).toBe(404);
  expect((await asked({ authorization: 'Bearer a-long-random-text' })).status).toBe(200);
});
