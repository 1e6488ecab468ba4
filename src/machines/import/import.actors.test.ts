import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createActor, setup, waitFor, type PromiseActorLogic } from 'xstate';
import { createMarketplaceClient, createParserClient, ApiError, type UploadFetch } from '../../api/index.ts';
import { importActors } from './import.actors.ts';
import { importMachine } from './import.machine.ts';
import type { Edit, ImportEvent, ImportProgress, Preview } from './import.types.ts';
import { createFakeReviews } from './testing/fake-reviews.ts';
import {
  bytes,
  json,
  onImportServer,
  partsOf,
  refused,
  type Answer,
  type Seen,
} from './testing/import-server.ts';

const wire = onImportServer();

const importId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const userId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60';
const ofImport = { kind: 'products', userId, importId } as const;
const draft = {
  importId,
  fileName: 'prices.csv',
  sizeBytes: 12,
  hasFile: true,
  hasReading: true,
  isCutOff: false,
  version: 4,
};
const { isCutOff: _, ...told } = draft;
const serversDraft = {
  ...told,
  id: importId,
  edits: [] as Edit[],
  editsDone: 0,
  stagedBatches: [] as number[],
};
const products = [{ name: 'Fender F4' }, { name: 'Fender F5' }];
const renamed = (value: string): Edit => ({ op: 'set', cells: [{ row: 0, field: 'name', value }] });

const ok = (data: unknown, message = 'Done.') => json(200, { status: true, message, data });

/** A browser's XMLHttpRequest, implemented with fetch. */
const uploadFetch: UploadFetch = (onSent) => async (request) => {
  const { byteLength } = await request.clone().arrayBuffer();
  const response = await fetch(request);
  onSent(byteLength, byteLength);
  return response;
};

const meaningsCall = 'GET /api/column-meanings';

/** Answers each call by the first route that it begins with. */
const routes = (given: Readonly<Record<string, Answer | ((seen: Seen) => Answer)>>) => (seen: Seen) => {
  const answers: typeof given = {
    [meaningsCall]: ok({ items: [] }),
    'GET /api/pointings': ok({ items: [] }),
    ...given,
  };
  const route = Object.keys(answers).find((each) => seen.call.startsWith(each));
  const found = route === undefined ? undefined : answers[route];
  return typeof found === 'function' ? found(seen) : (found ?? json(404, {}));
};

function scene({ rows = 2, fileStore = true, supplierId = null as string | null } = {}) {
  const fake = createFakeReviews(rows);
  const file = new File(['name;price\n'], 'prices.csv', { type: 'text/csv' });
  const previews: Preview[] = [];
  const actors = importActors({
    client: createMarketplaceClient({ baseUrl: `${wire.origin}/api`, readToken: () => 'token-1' }),
    parserClient: createParserClient({ baseUrl: `${wire.origin}/parser` }),
    reviews: fake.reviews,
    fileStore: {
      put: () => ({ fileKey: 's1', name: file.name, sizeBytes: file.size }),
      take: (fileKey) => (fileStore && fileKey === 's1' ? file : null),
      show: (_, preview) => void previews.push(preview),
      shown: () => null,
    },
    uploadFetch,
    supplierId,
    retryPausesMs: [0, 0],
    readerPausesMs: [0],
  });
  return { ...fake, actors, previews };
}

/** Runs one actor as a machine would; `stop` does what leaving its state does. */
function run<Output, Input>(
  logic: PromiseActorLogic<Output, Input>,
  input: NoInfer<Input>,
  onReport: (reports: readonly ImportProgress[]) => void = () => {},
) {
  const reports: ImportProgress[] = [];
  const { promise: done, resolve, reject } = Promise.withResolvers<Output>();
  done.catch(() => {}); // checked by those who await it
  const machine = setup({
    types: { events: {} as ImportEvent },
    // `run` types the input and the output; the machine passes both on unchanged.
    actors: { work: logic as unknown as PromiseActorLogic<unknown> },
    actions: {
      keep: ({ event }) => {
        if (event.type === 'IMPORT.PROGRESSED') reports.push(event.progress);
        onReport(reports);
      },
      pass: (_, { output }: { output: unknown }) => resolve(output as Output),
      fail: (_, { error }: { error: unknown }) => reject(error),
    },
  }).createMachine({
    invoke: {
      id: 'work',
      src: 'work',
      input: () => input,
      onDone: { actions: { type: 'pass', params: ({ event }) => ({ output: event.output }) } },
      onError: { actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
    },
    on: { 'IMPORT.PROGRESSED': { actions: 'keep' } },
  });
  const actor = createActor(machine).start();
  const failure = async (): Promise<ApiError> => {
    const failed = await done.then(
      () => new Error('did not fail'),
      (error: unknown) => error,
    );
    if (!(failed instanceof ApiError)) throw failed;
    return failed;
  };
  return { reports, done, failure, stop: () => actor.stop() };
}

const bytesSent = (reports: readonly ImportProgress[]) =>
  reports.filter(({ unit }) => unit === 'bytes').map(({ stage, done, of }) => [stage, done === of]);

describe('openDraft', () => {
  it.each([
    [null, null],
    [serversDraft, draft],
  ])('brings the import that is under way: %j', async (open, known) => {
    wire.respond = routes({ 'GET /api/imports/open?kind=products': ok({ import: open }) });
    expect(await run(scene().actors.openDraft, { kind: 'products' }).done).toEqual({ draft: known });
  });

  it('says that an import was cut off where some of its lines are staged', async () => {
    const begun = { ...serversDraft, stagedBatches: [1, 2] };
    wire.respond = routes({ 'GET /api/imports/open?kind=products': ok({ import: begun }) });
    expect(await run(scene().actors.openDraft, { kind: 'products' }).done).toEqual({
      draft: { ...draft, isCutOff: true },
    });
  });
});

describe('uploadFile', () => {
  const input = { kind: 'products', userId, fileKey: 's1' } as const;
  const uploaded = ok({ import: serversDraft, sameAs: null });

  it.each([
    ['products', 'POST /api/inventory/upload'],
    ['services', 'POST /api/services/upload'],
  ] as const)(
    'sends a list of %s with the user’s id and token, and reports the bytes',
    async (kind, call) => {
      wire.respond = () => uploaded;
      const { done, reports } = run(scene().actors.uploadFile, { ...input, kind });
      expect(await done).toEqual({ draft, earlier: null });
      const seen = await wire.called(call);
      expect([seen.headers.authorization, partsOf(seen)]).toEqual([
        'Bearer token-1',
        [
          { name: 'userId', fileName: null, content: Buffer.from(userId) },
          { name: 'file', fileName: 'prices.csv', content: Buffer.from('name;price\n') },
        ],
      ]);
      expect(bytesSent(reports)).toEqual([['sending', true]]);
    },
  );

  it('reports an earlier import of the same file', async () => {
    const sameAs = { id: userId, fileName: 'old.csv', committedAt: '2026-11-20T09:12:00.000Z', version: 3 };
    wire.respond = () => ok({ import: serversDraft, sameAs });
    const { earlier } = await run(scene().actors.uploadFile, input).done;
    expect(earlier).toEqual({ importId: userId, fileName: 'old.csv', committedAt: sameAs.committedAt });
  });

  it.each<[string, Answer, string, string]>([
    [
      'is refused',
      refused(422, 'FILE_EMPTY', 'This file is empty.'),
      'FILE_EMPTY',
      'Upload failed: This file is empty.',
    ],
    [
      'is answered 200 with status false',
      refused(200, 'INTERNAL', 'Disk full.'),
      'INTERNAL',
      'Upload failed: Disk full.',
    ],
    [
      'is answered 200 with ok false',
      json(200, { ok: false, message: 'Upload failed', error: 'Disk full.' }),
      'UNCODED',
      'Upload failed: Disk full.',
    ],
    [
      'is refused with a plain text',
      json(413, { status: false, error: 'Too large.' }),
      'UNCODED',
      'Upload failed: Too large.',
    ],
    ['is answered without data', json(200, { status: true }), 'BAD_RESPONSE', 'Upload failed'],
    ['is answered without words', json(500, {}), 'BAD_RESPONSE', 'Upload failed'],
    ['is answered by no JSON', bytes(Buffer.from('<html>'), 'text/html'), 'BAD_RESPONSE', 'Upload failed'],
    ['loses the connection', 'drop', 'NETWORK_ERROR', 'Upload failed'],
    ['is answered by half', 'cut', 'ABORTED', 'Upload failed'],
  ])('fails in the specification’s words when it %s', async (_, reply, code, message) => {
    wire.respond = () => reply;
    expect(await run(scene().actors.uploadFile, input).failure()).toMatchObject({ code, message });
  });

  it('says so when the file is no longer at hand, and sends nothing', async () => {
    const failure = await run(scene({ fileStore: false }).actors.uploadFile, input).failure();
    expect([failure.message, wire.calls()]).toEqual([
      'Your file is no longer available on this page. Please choose it again.',
      [],
    ]);
  });

  it('breaks off when it is left', async () => {
    wire.respond = () => 'hang';
    const { stop } = run(scene().actors.uploadFile, input);
    const seen = await wire.called('POST /api/inventory/upload');
    stop();
    await seen.brokenOff;
  });
});

const parsing = {
  ...ofImport,
  fileKey: 's1',
  fileName: 'prices.csv',
  pointing: null,
  aid: 'remembered' as const,
};

describe('previewFile', () => {
  const input = { ...ofImport, fileKey: 's1', fileName: 'prices.csv', page: null };
  const sheet = (name: string, ...rows: string[][]) => ({
    sheet: name,
    rowCount: rows.length,
    width: 2,
    rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  });

  it('keeps what the file looks like, and says which sheet is looked at first', async () => {
    const preview = {
      sheets: [sheet('Notes', ['1', '']), sheet('Deck', ['2026', ''], ['Ware', 'Wert'], ['Bollard', '8'])],
      page: null,
    };
    wire.respond = routes({ 'POST /parser/preview': json(200, preview) });
    const { actors, previews } = scene();
    expect(await run(actors.previewFile, input).done).toEqual({ page: null, sheet: 'Deck', headerRow: 2 });
    expect(previews).toEqual([preview]);
  });

  it('begins with what was read of a sheet', async () => {
    const preview = { sheets: [sheet('Notes', ['1', '']), sheet('Deck', ['Ware', 'Wert'])], page: null };
    wire.respond = routes({ 'POST /parser/preview': json(200, preview) });
    const { actors, state } = scene();
    state.marks = { sheet: 'Notes', headerRow: 4, columns: [{ field: 'name', index: 1 }] };
    expect(await run(actors.previewFile, input).done).toEqual({ page: null, ...state.marks });
  });

  it('asks for one page', async () => {
    const page = { number: 3, of: 4, width: 1, height: 1, picture: 'data:,', phrases: [] };
    wire.respond = routes({ 'POST /parser/preview': json(200, { sheets: [], page }) });
    const looking = run(scene().actors.previewFile, { ...input, page: 3 });
    expect(await looking.done).toEqual({ page: 3, sheet: null, headerRow: null });
    const parts = partsOf(await wire.called('POST /parser/preview'));
    expect(parts.map(({ name, content }) => [name, content.toString()])[1]).toEqual(['page', '3']);
  });
});

describe('parseFile', () => {
  const input = parsing;
  const reading = json(200, { products });
  const events = [
    { stage: 'waiting', rows: 0, of: 2 },
    { stage: 'receiving', rows: 0, of: null },
    { stage: 'understanding', rows: 1200, of: 5000 },
  ];
  const stream = bytes(
    Buffer.from(events.map((data) => `event: progress\r\ndata: ${JSON.stringify(data)}\r\n\r\n`).join('')),
    'text/event-stream',
  );
  const parsed = (call: 'POST /parser/parse-inventory' | 'POST /parser/parse-services') => wire.called(call);

  it('sends the file without a token, the id of its progress before it', async () => {
    wire.respond = routes({ 'POST /parser/parse-inventory': reading });
    const { done, reports } = run(scene().actors.parseFile, input);
    expect(await done).toEqual({ rows: 2 });
    const seen = await parsed('POST /parser/parse-inventory');
    expect([seen.headers.authorization, seen.headers.cookie]).toEqual([undefined, undefined]);
    expect(partsOf(seen).map(({ name }) => name)).toEqual([
      'progressId',
      'columnMeanings',
      'rememberedPointings',
      'file',
    ]);
    expect(bytesSent(reports)).toEqual([['sending', true]]);
  });

  it('reports the rows that the parser reports', async () => {
    wire.respond = routes({ 'GET /parser/progress/': stream, '': 'hang' });
    const { promise: bothCame, resolve } = Promise.withResolvers<void>();
    const { reports, stop } = run(scene().actors.parseFile, input, ({ length }) => length === 2 && resolve());
    await bothCame;
    stop();
    expect(reports).toEqual([
      { unit: 'files', stage: 'waiting', done: 0, of: 2 },
      { unit: 'rows', stage: 'reading', done: 1200, of: 5000 },
    ]);
    const progress = await wire.called('GET /parser/progress/');
    const [id] = partsOf(await parsed('POST /parser/parse-inventory'));
    expect(progress.call).toBe(`GET /parser/progress/${id?.content.toString() ?? ''}`);
  });

  it.each<[string, Answer]>([
    ['is refused', refused(503, 'UNAVAILABLE', 'Away.')],
    ['breaks off', 'drop'],
    ['tells nonsense', bytes(Buffer.from('data: {\n\ndata: 7\n\n'), 'text/event-stream')],
  ])('continues when the progress %s', async (_, reply) => {
    wire.respond = routes({ 'GET /parser/progress/': reply, 'POST /parser/parse-inventory': reading });
    expect(await run(scene().actors.parseFile, input).done).toEqual({ rows: 2 });
  });

  it('sends the parser the vendor’s saved column meanings, by the parser’s names', async () => {
    wire.respond = routes({
      [meaningsCall]: ok({
        items: [
          { header: 'Bestand', field: 'stock' },
          { header: 'Intern', field: null },
          { header: 'Steuer', field: 'tax' }, // a field that lists have no column for
        ],
      }),
      'POST /parser/parse-inventory': reading,
    });
    await run(scene().actors.parseFile, input).done;
    const [, meanings] = partsOf(await parsed('POST /parser/parse-inventory'));
    expect(wire.calls()).toContain(`${meaningsCall}?kind=products`);
    expect(JSON.parse(meanings?.content.toString() ?? '')).toEqual([
      { header: 'Bestand', field: 'quantity' },
      { header: 'Intern', field: null },
    ]);
  });

  it('does not read a list without what the vendor said before', async () => {
    wire.respond = routes({ [meaningsCall]: refused(503, 'UNAVAILABLE', 'Away for a moment.') });
    expect((await run(scene().actors.parseFile, input).failure()).message).toBe('Away for a moment.');
    expect(wire.calls().filter((call) => call.includes('/parser/'))).toEqual([]);
  });

  it('brings the file back from the server where this browser does not have it', async () => {
    wire.respond = routes({
      [`GET /api/imports/${importId}/file`]: bytes(Buffer.from('name\n')),
      'POST /parser/parse-services': json(200, { services: [] }),
    });
    const { done } = run(scene().actors.parseFile, { ...input, kind: 'services', fileKey: null });
    expect(await done).toEqual({ rows: 0 });
    const file = partsOf(await parsed('POST /parser/parse-services')).at(-1);
    expect(file).toEqual({ name: 'file', fileName: 'prices.csv', content: Buffer.from('name\n') });
  });

  it.each<[string, Answer, string]>([
    [
      '422 with words',
      refused(422, 'UNREADABLE', 'This workbook is protected.'),
      'This workbook is protected.',
    ],
    ['422 without words', json(422, {}), 'Validation error'],
    ['500', refused(500, 'INTERNAL', 'Something went wrong.'), 'AI parsing failed'],
    ['200 with status false', refused(200, 'INTERNAL', 'No.'), 'AI parsing failed'],
    ['nothing', 'drop', 'AI parsing failed'],
    ['half a list', 'cut', 'AI parsing failed'],
    ['no JSON', bytes(Buffer.from('<html>'), 'text/html'), 'AI parsing failed'],
    ['no list', json(200, { items: [] }), 'AI parser returned an invalid response'],
    ['another list', json(200, { services: [] }), 'AI parser returned an invalid response'],
    ['a list that is none', json(200, { products: {} }), 'AI parser returned an invalid response'],
    ['null', json(200, null), 'AI parser returned an invalid response'],
  ])('fails in the specification’s words when the parser answers %s', async (_, reply, message) => {
    wire.respond = routes({ 'POST /parser/parse-inventory': reply });
    expect((await run(scene().actors.parseFile, input).failure()).message).toBe(message);
  });

  it('tells who comes back why it is no list, without reading it again, until they try again', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
    wire.respond = routes({
      [`GET /api/imports/${importId}/file`]: bytes(Buffer.from('name\n')),
      'POST /parser/parse-inventory': refused(422, 'FILE_NOT_A_LIST', 'We found no list in this photo.'),
    });
    const read = async (fileKey: string | null) => {
      const { code, message } = await run(scene().actors.parseFile, { ...input, fileKey }).failure();
      return [code, message, wire.calls().filter((call) => call.startsWith('POST /parser/parse')).length];
    };
    const refusal = ['FILE_NOT_A_LIST', 'We found no list in this photo.'];
    const here = input.fileKey;
    expect([await read(here), await read(null), await read(null), await read(here)]).toEqual([
      [...refusal, 1],
      [...refusal, 1],
      [...refusal, 2],
      [...refusal, 3],
    ]);
    vi.unstubAllGlobals();
  });

  it.each<[string, Answer]>([
    ['breaks the connection off', 'drop'],
    ['sends half a list', 'cut'],
    ['is not reached by a proxy', bytes(Buffer.from('<html>'), 'text/html')],
  ])('says that the reader stopped when it %s and Quayside answers', async (_, reply) => {
    const gone = typeof reply === 'object' ? { ...reply, status: 502 } : reply;
    wire.respond = routes({
      'POST /parser/parse-inventory': gone,
      [`GET /api/imports/${importId}`]: ok(serversDraft),
    });
    const { code, message } = await run(scene().actors.parseFile, input).failure();
    expect({ code, message }).toEqual({ code: 'ABORTED', message: 'AI parsing failed' });
  });

  it('blames the network, not the reader, when Quayside does not answer either', async () => {
    wire.respond = routes({ 'POST /parser/parse-inventory': 'drop', 'GET /api/imports/': 'drop' });
    const { code } = await run(scene().actors.parseFile, input).failure();
    expect(code).toBe('NETWORK_ERROR');
  });

  it('waits for the reader until it answers, busy or not', async () => {
    for (const back of [
      bytes(Buffer.from('data: {}\n\n'), 'text/event-stream'),
      refused(503, 'UNAVAILABLE', 'Busy.'),
    ]) {
      let looks = 0;
      wire.respond = () => ((looks += 1) < 4 ? 'drop' : back);
      await run(scene().actors.awaitReader, undefined).done;
      expect(looks).toBe(4);
    }
  });

  it('breaks off with its progress when it is left', async () => {
    wire.respond = routes({ 'POST /parser': 'hang', 'GET /parser': 'hang' });
    const { stop } = run(scene().actors.parseFile, input);
    const [parse, progress] = [
      await parsed('POST /parser/parse-inventory'),
      await wire.called('GET /parser/progress/'),
    ];
    stop();
    await Promise.all([parse.brokenOff, progress.brokenOff]);
  });
});

describe('a reading', () => {
  it('is stored on the server, opened for review, and fetched again as it was with its edits', async () => {
    const edits = [renamed('Fender')];
    const kept: { packed?: Buffer } = {};
    wire.respond = routes({
      'POST /parser/parse-inventory': json(200, { products }),
      [`PUT /api/imports/${importId}/reading`]: (seen) => {
        kept.packed = partsOf(seen)[0]?.content ?? Buffer.alloc(0);
        return ok(serversDraft);
      },
      [`GET /api/imports/${importId}/reading`]: () =>
        bytes(kept.packed ?? Buffer.alloc(0), 'application/gzip'),
      [`GET /api/imports/${importId}`]: ok({ ...serversDraft, version: 7, edits, editsDone: 1 }),
    });
    const { actors, opened, summary } = scene();
    await run(actors.parseFile, parsing).done;
    const keeping = run(actors.keepReading, ofImport);
    expect(await keeping.done).toEqual({ draft, summary });
    expect(bytesSent(keeping.reports)).toEqual([['keeping', true]]);
    expect(JSON.parse(gunzipSync(kept.packed ?? Buffer.alloc(0)).toString())).toEqual({ products });

    expect(await run(actors.fetchReview, ofImport).done).toEqual({
      draft: { ...draft, version: 7 },
      summary,
    });
    expect(opened).toEqual([
      { importId, kind: 'products', reading: { products }, edits: [], editsDone: 0 },
      { importId, kind: 'products', reading: { products }, edits, editsDone: 1 },
    ]);
  });

  it('is remembered for the next list where the vendor has shown what it is', async () => {
    const pointing = {
      sheet: null,
      headerRow: 1,
      columns: [{ field: 'name', index: 0 }],
      page: null,
      boxes: [],
    };
    const layout = { headers: ['Ware'], width: 2, height: 0 };
    const pointed = { pointing: { ...pointing, layout }, isRemembered: false };
    wire.respond = routes({
      'POST /parser/parse-inventory': json(200, { products, understood: { pointed } }),
      [`PUT /api/imports/${importId}/reading`]: ok(serversDraft),
      'PUT /api/pointings': ok({}),
    });
    const { actors } = scene();
    const shown = { ...pointing, columns: [{ field: 'name' as const, index: 0 }] };
    const input = {
      ...ofImport,
      fileKey: 's1',
      fileName: 'prices.csv',
      pointing: shown,
      aid: 'remembered' as const,
    };
    await run(actors.parseFile, input).done;
    const sent = partsOf(await wire.called('POST /parser/parse-inventory'));
    expect(sent.map(({ name }) => name)).toEqual(['progressId', 'columnMeanings', 'pointing', 'file']);
    await run(actors.keepReading, ofImport).done;
    const { body } = await wire.called('PUT /api/pointings');
    expect(JSON.parse(body.toString())).toEqual({
      kind: 'products',
      fileName: 'prices.csv',
      pointing: { ...pointing, layout },
    });
  });

  it('stays at hand while the server does not take it', async () => {
    let tries = 0;
    wire.respond = routes({
      'POST /parser/parse-inventory': json(200, { products }),
      [`PUT /api/imports/${importId}/reading`]: () => ((tries += 1) === 1 ? 'drop' : ok(serversDraft)),
    });
    const { actors, summary } = scene();
    await run(actors.parseFile, parsing).done;
    expect(await run(actors.keepReading, ofImport).failure()).toMatchObject({ code: 'NETWORK_ERROR' });
    expect(await run(actors.keepReading, ofImport).done).toEqual({ draft, summary });
    expect((await run(actors.keepReading, ofImport).failure()).message).toMatch(
      /^What we read is no longer available/,
    );
  });

  it.each([
    ['is cut short', gzipSync('{"products":[]}').subarray(0, 20)],
    ['is no gzip', Buffer.from('{"products":[]}')],
    ['is no JSON', gzipSync('nonsense')],
  ])('that comes back and %s is not opened for review', async (_, packed) => {
    wire.respond = routes({
      [`GET /api/imports/${importId}/reading`]: bytes(packed, 'application/gzip'),
      [`GET /api/imports/${importId}`]: ok(serversDraft),
    });
    const { actors, opened } = scene();
    expect(await run(actors.fetchReview, ofImport).failure()).toMatchObject({ code: 'BAD_RESPONSE' });
    expect(opened).toEqual([]);
  });
});

describe('saving edits', () => {
  const elsewhere = refused(412, 'CHANGED_ELSEWHERE', 'This was changed elsewhere.');
  const put = `PUT /api/imports/${importId}/edits`;
  const changes = () =>
    wire.seen
      .filter(({ call }) => call === put)
      .map(({ headers, body }) => [headers['if-match'], JSON.parse(body.toString())]);
  const save = (actors: ReturnType<typeof scene>['actors'], version = 4) =>
    run(actors.saveEdits, { ...ofImport, version });

  it('sends what the server lacks, on the version it was made on', async () => {
    wire.respond = routes({ [put]: ok({ version: 5 }) });
    const { actors, state } = scene();
    state.edits = [renamed('A')];
    expect(await save(actors).done).toEqual({ version: 5, isComplete: true });
    expect(changes()).toEqual([['4', { keep: 0, add: [renamed('A')], done: 1 }]]);
    expect(await save(actors, 5).done).toEqual({ version: 5, isComplete: true });
    expect(changes()).toHaveLength(1);
  });

  it('says when an edit came meanwhile', async () => {
    const { actors, state } = scene();
    wire.respond = routes({
      [put]: () => {
        state.edits = [...state.edits, renamed('B')];
        return ok({ version: 5 });
      },
    });
    state.edits = [renamed('A')];
    expect(await save(actors).done).toEqual({ version: 5, isComplete: false });
  });

  it('sends as many at once as the contract takes', async () => {
    wire.respond = routes({ [put]: ok({ version: 5 }) });
    const { actors, state } = scene();
    state.edits = Array.from({ length: 2001 }, (_, index) => renamed(String(index)));
    expect(await save(actors).done).toEqual({ version: 5, isComplete: false });
    expect(await save(actors, 5).done).toEqual({ version: 5, isComplete: true });
    expect(changes().map(([, { keep, add, done }]) => [keep, add.length, done])).toEqual([
      [0, 2000, 2000],
      [2000, 1, 2001],
    ]);
  });

  it('finds out that a change had arrived and only its answer was lost, also after more was edited', async () => {
    const first = renamed('A');
    // As a database returns it: the keys in another order.
    const stored = { cells: [{ value: 'A', field: 'name', row: 0 }], op: 'set' };
    let tries = 0;
    wire.respond = routes({
      [put]: () => ((tries += 1) === 1 ? 'drop' : elsewhere),
      [`GET /api/imports/${importId}`]: ok({ ...serversDraft, version: 5, edits: [stored], editsDone: 1 }),
    });
    const { actors, state } = scene();
    state.edits = [first];
    expect(await save(actors).failure()).toMatchObject({ code: 'NETWORK_ERROR' });
    state.edits = [first, renamed('B')];
    expect(await save(actors).done).toEqual({ version: 5, isComplete: false });
    wire.respond = routes({ [put]: ok({ version: 6 }) });
    expect(await save(actors, 5).done).toEqual({ version: 6, isComplete: true });
    expect(changes().at(-1)).toEqual(['5', { keep: 1, add: [renamed('B')], done: 2 }]);
  });

  it('leaves to the vendor what another tab did', async () => {
    wire.respond = routes({
      [put]: elsewhere,
      [`GET /api/imports/${importId}`]: ok({
        ...serversDraft,
        version: 5,
        edits: [renamed('Z')],
        editsDone: 1,
      }),
    });
    const { actors, state } = scene();
    state.edits = [renamed('A')];
    expect(await save(actors).failure()).toMatchObject({
      code: 'CHANGED_ELSEWHERE',
      message: 'This was changed elsewhere.',
    });
    expect(state.stored).toEqual([]);
  });

  it('replaces another tab’s edits by this tab’s on request', async () => {
    wire.respond = routes({
      [put]: ok({ version: 10 }),
      [`GET /api/imports/${importId}`]: ok({
        ...serversDraft,
        version: 9,
        edits: [renamed('Z')],
        editsDone: 1,
      }),
    });
    const { actors, state } = scene();
    state.edits = [renamed('A')];
    expect(await run(actors.overwriteEdits, ofImport).done).toEqual({ version: 10 });
    expect([changes(), state.stored]).toEqual([
      [['9', { keep: 0, add: [renamed('A')], done: 1 }]],
      [renamed('A')],
    ]);
  });
});

describe('compareRows', () => {
  const compare = `POST /api/imports/${importId}/compare`;

  it('asks about a thousand rows at a time', async () => {
    wire.respond = routes({
      [compare]: ({ body }) => {
        const { rows } = JSON.parse(body.toString()) as { rows: { row: number }[] };
        return ok({ rows: rows.map(({ row }) => ({ row, own: null, matches: [] })) });
      },
    });
    const { actors, compared, summary } = scene({ rows: 1001 });
    expect(await run(actors.compareRows, ofImport).done).toEqual({ summary });
    expect([wire.calls(), compared.length]).toEqual([[compare, compare], 1001]);
  });

  it('breaks off when it is left', async () => {
    wire.respond = () => 'hang';
    const { stop } = run(scene().actors.compareRows, ofImport);
    const seen = await wire.called(compare);
    stop();
    await seen.brokenOff;
  });
});

describe('stageLines', () => {
  const input = { ...ofImport, version: 4 };
  const staging = 'POST /api/inventory/import';
  const put = `PUT /api/imports/${importId}/edits`;
  const staged = ok({ importId, imported: 1, staged: true });
  const keys = () =>
    wire.seen.filter(({ call }) => call === staging).map((seen) => seen.headers['idempotency-key']);

  it('saves what is unsaved, then sends every line in batches with a key each, and reports the rows', async () => {
    wire.respond = routes({ [put]: ok({ version: 5 }), [staging]: staged });
    const { actors, state, lines } = scene({ rows: 1500 });
    state.edits = [renamed('A')];
    const { done, reports } = run(actors.stageLines, input);
    expect(await done).toEqual({ batches: 2, rows: 1500, version: 5 });
    expect([wire.calls(), keys()]).toEqual([
      [put, staging, staging],
      [`${importId}:1`, `${importId}:2`],
    ]);
    const [, first] = wire.seen;
    expect(JSON.parse(first?.body.toString() ?? '')).toEqual({ userId, products: lines.slice(0, 1000) });
    expect(reports).toEqual(
      [0, 1000, 1500].map((rows) => ({ unit: 'rows', stage: 'importing', done: rows, of: 1500 })),
    );
  });

  it('names the supplier instead of the user where one is known', async () => {
    wire.respond = routes({ [staging]: staged });
    const { actors, lines } = scene({ supplierId: 's-7' });
    await run(actors.stageLines, input).done;
    expect(JSON.parse(wire.seen[0]?.body.toString() ?? '')).toEqual({ supplierId: 's-7', products: lines });
  });

  it('says of a supplier that is refused which field it was', async () => {
    const fields = [{ field: 'supplierId', message: 'There is no supplier with this id.', rule: 'exists' }];
    wire.respond = routes({
      [staging]: json(400, {
        status: false,
        message: 'There is no supplier with this id.',
        error: { code: 'VALIDATION', requestId: 'request-1', details: { fields } },
      }),
    });
    const failure = await run(scene({ supplierId: 's-7' }).actors.stageLines, input).failure();
    expect(failure).toMatchObject({
      code: 'VALIDATION',
      message: 'There is no supplier with this id.',
      details: { fields },
    });
  });

  it('sends services to their own address', async () => {
    wire.respond = routes({ 'POST /api/services/import': staged });
    const { actors } = scene();
    expect(await run(actors.stageLines, { ...input, kind: 'services' }).done).toMatchObject({ rows: 2 });
    expect(JSON.parse(wire.seen[0]?.body.toString() ?? '')).toHaveProperty('services');
  });

  it('sends a batch that did not arrive again under the same key, and gives up after a few times', async () => {
    let tries = 0;
    wire.respond = routes({ [staging]: () => ((tries += 1) < 3 ? 'drop' : staged) });
    expect(await run(scene().actors.stageLines, input).done).toEqual({ batches: 1, rows: 2, version: 4 });
    expect(keys()).toEqual(Array(3).fill(`${importId}:1`));
    wire.respond = () => 'drop';
    expect(await run(scene().actors.stageLines, input).failure()).toMatchObject({
      code: 'NETWORK_ERROR',
      message: 'Import failed',
    });
    expect(keys()).toHaveLength(6);
  });

  it('clears what is staged of other lines, once, and begins again', async () => {
    const used = refused(409, 'KEY_USED_OTHERWISE', 'This key was used for other lines.');
    let tries = 0;
    wire.respond = routes({
      [put]: ok({ version: 6 }),
      [staging]: () => ((tries += 1) === 1 ? used : staged),
    });
    const { actors, state } = scene();
    state.edits = [renamed('A')];
    state.stored = state.edits;
    state.storedDone = 1;
    expect(await run(actors.stageLines, input).done).toEqual({ batches: 1, rows: 2, version: 6 });
    expect(wire.calls()).toEqual([staging, put, staging]);
    expect(JSON.parse(wire.seen[1]?.body.toString() ?? '')).toEqual({ keep: 1, add: [], done: 1 });
    wire.respond = routes({ [put]: ok({ version: 7 }), [staging]: used });
    expect(await run(actors.stageLines, input).failure()).toMatchObject({ code: 'KEY_USED_OTHERWISE' });
  });

  it('continues to the commit when that succeeded before and only its answer was lost', async () => {
    const over = refused(409, 'NOT_ALLOWED_NOW', 'This import is over.');
    const answered = (status: string) =>
      routes({ [staging]: over, [`GET /api/imports/${importId}`]: ok({ ...serversDraft, status }) });
    wire.respond = answered('imported');
    expect(await run(scene().actors.stageLines, input).done).toEqual({ batches: 1, rows: 2, version: 4 });
    wire.respond = answered('discarded');
    expect((await run(scene().actors.stageLines, input).failure()).message).toBe('This import is over.');
  });

  it('passes on what the server says of a line, without trying again', async () => {
    wire.respond = () => refused(422, 'VALIDATION', 'Prices have to be in EUR here.');
    expect((await run(scene().actors.stageLines, input).failure()).message).toBe(
      'Prices have to be in EUR here.',
    );
    expect(wire.calls()).toHaveLength(1);
  });

  it('breaks off when it is left', async () => {
    wire.respond = () => 'hang';
    const { stop } = run(scene().actors.stageLines, input);
    const seen = await wire.called(staging);
    stop();
    await seen.brokenOff;
  });
});

it('takes the machine from a file to listings', async () => {
  wire.respond = routes({
    'GET /api/imports/open': ok({ import: null }),
    'POST /api/inventory/upload': ok({ import: serversDraft, sameAs: null }),
    'POST /parser/parse-inventory': json(200, { products }),
    [`PUT /api/imports/${importId}/reading`]: ok(serversDraft),
    [`PUT /api/imports/${importId}/edits`]: ok({ version: 5 }),
    [`POST /api/imports/${importId}/compare`]: ok({ rows: [] }),
    'POST /api/inventory/import': ok({ importId, imported: 2, staged: true }),
    [`POST /api/imports/${importId}/commit`]: ok({
      ...serversDraft,
      undoUntil: null,
      counts: { new: 2, changed: 0, unchanged: 0 },
    }),
  });
  const { actors } = scene();
  const actor = createActor(importMachine.provide({ actors }), {
    input: { role: 'supplier', userId },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'FILE.CHOSEN', fileKey: 's1', name: 'prices.csv', sizeBytes: 12 });
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  actor.send({ type: 'IMPORT.REQUESTED' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('imported'));
  expect(context.result).toEqual({ importId, new: 2, changed: 0, unchanged: 0, undoUntil: null });
});

describe('the end of an import', () => {
  const commit = `POST /api/imports/${importId}/commit`;
  const counts = { new: 40, changed: 2, unchanged: 1 };

  it('is a commit of what was staged', async () => {
    const undoUntil = '2026-12-20T09:12:00.000Z';
    wire.respond = routes({ [commit]: ok({ ...serversDraft, counts, undoUntil }) });
    const { done } = run(scene().actors.commitImport, { ...ofImport, batches: 2, rows: 43 });
    expect(await done).toEqual({ importId, ...counts, undoUntil });
    expect(JSON.parse(wire.seen[0]?.body.toString() ?? '')).toEqual({ batches: 2, rows: 43 });
  });

  it.each<[string, Answer, string]>([
    [
      'with its own words',
      refused(409, 'BATCHES_MISSING', 'Some lines have not arrived yet.'),
      'Some lines have not arrived yet.',
    ],
    ['without words', json(500, {}), 'Import failed'],
    ['with 200 and status false', json(200, { status: false }), 'Import failed'],
  ])('fails when the server refuses %s', async (_, reply, message) => {
    wire.respond = () => reply;
    const { failure } = run(scene().actors.commitImport, { ...ofImport, batches: 2, rows: 43 });
    expect((await failure()).message).toBe(message);
  });

  it('can be taken back, and a draft put aside', async () => {
    wire.respond = routes({
      [`POST /api/imports/${importId}/undo`]: ok({}, '40 listings removed.'),
      [`DELETE /api/imports/${importId}`]: json(200, { status: true, message: 'Put aside.' }),
    });
    const { actors } = scene();
    expect(await run(actors.undoImport, { importId }).done).toEqual({ message: '40 listings removed.' });
    expect(await run(actors.discardImport, { importId }).done).toBeUndefined();
  });
});
