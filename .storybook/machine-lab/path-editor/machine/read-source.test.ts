import { expect, it } from 'vitest';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { RefusedPath, readSource } from './read-source.ts';
import { createFileStore } from './file-store.ts';

const vocabulary: FlowVocabulary = {
  events: {},
  guards: {},
  actions: {},
  actors: {},
  delays: {},
  tags: [],
  screens: {},
};

function reading(file: File) {
  const store = createFileStore();
  const source = { kind: 'file', name: file.name, sizeBytes: file.size, fileId: store.put(file) } as const;
  return readSource(source, { store, vocabulary, id: 'road' });
}
const refusal = async (file: File) => {
  const error: unknown = await reading(file).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof RefusedPath ? error.reasons : error;
};

// As a picture's chunks may, it contains bytes that a program has too.
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0x3d, 0x3e]);

it.each([
  ['a picture (PNG)', png],
  ['a picture (JPEG)', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a picture (SVG)', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a PDF', '%PDF-1.7\n'],
  ['an archive, a document or a spreadsheet', 'PK\u0003\u0004'],
  ['no text', new Uint8Array([0x7b, 0xff, 0xfe])],
  ['no text', new Uint8Array([0x7b, 0, 0x7d, 0])],
])('says of a file that it is %s', async (kind, content) => {
  expect(await refusal(new File([content], 'a file'))).toEqual([
    {
      location: 'the whole file',
      reason: `It is ${kind}; a path is a JSON file, as “Export” and “Save” write it.`,
    },
  ]);
});

it('reads text, with a mark of its byte order too', async () => {
  const text = JSON.stringify({ id: 'road', initial: 'one', states: { one: {} } });
  for (const mark of ['', '\uFEFF']) {
    expect((await reading(new File([mark + text], 'road.json'))).flow.id).toBe('road');
  }
});

it('explains what is wrong with a file that isn’t a path', async () => {
  expect(await refusal(new File(['const one = 1;'], 'one.js'))).toMatchObject([
    { reason: expect.stringContaining('This is code') as unknown },
  ]);
});
