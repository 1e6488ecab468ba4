import * as xlsx from '@e965/xlsx';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { understand } from '../understanding/list.ts';
import { readFile } from './read-file.ts';

const folder = new URL('../fixtures/', import.meta.url);
/** Pages and pictures take a second each, and have their own tests. */
const isLong = /\.(?:pdf|png|jpe?g|webp|tiff?)$/u;
const isExpectation = (name: string) => name.endsWith('.json') && !name.endsWith('.input.json');
const texts = readdirSync(folder)
  .filter((name) => !isExpectation(name) && !isLong.test(name))
  .map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));

const rows = [
  ['Code', 'Item', 'Price', 'Stock'],
  ...Array.from({ length: 30 }, (_, place) => [`F${place}`, `Fender ${place}`, 12.5 + place, place]),
];
const books = (['xlsx', 'xlsb', 'biff8', 'biff5', 'ods', 'fods', 'xlml', 'html', 'rtf'] as const).map(
  (bookType) => {
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Prices');
    const bytes: Buffer = Buffer.from(xlsx.write(book, { type: 'buffer', bookType, compression: true }));
    return { name: `a workbook as ${bookType}`, bytes };
  },
);

/** `read` or the code of the refusal; any exception fails the test. */
async function outcomeOf(bytes: Buffer): Promise<string> {
  const file = await readFile(bytes, () => undefined);
  if (!file.ok) return file.error.code;
  const understood = understand(file.value, 'inventory', { offer: () => undefined, tell: () => undefined });
  return understood.ok ? 'read' : understood.error.code;
}

const outcomes = [
  'read',
  'FILE_EMPTY',
  'FILE_UNREADABLE',
  'FILE_PROTECTED',
  'FILE_NOT_A_LIST',
  'FILE_KIND_NOT_READ',
  'TOO_MANY_ROWS',
  'TOO_MUCH_WORK',
];

/** Pseudo-random numbers that are the same each time (mulberry32). */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function flipped(bytes: Buffer, seed: number): Buffer {
  const draw = lots(seed);
  const broken = Buffer.from(bytes);
  for (let times = 1 + draw(8); times > 0; times -= 1) broken[draw(broken.length)] = draw(256);
  return broken;
}

describe.each([...texts, ...books])('$name', ({ bytes }) => {
  it('is read or refused if they are truncated anywhere', async () => {
    const pieces = Array.from({ length: 10 }, (_, tenth) =>
      bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)),
    );
    const seen = await Promise.all(pieces.map(outcomeOf));
    expect(outcomes).toEqual(expect.arrayContaining([...new Set(seen)]));
    expect(seen[0]).toBe('FILE_EMPTY');
  }, 30_000);

  it('is read or refused with some bytes changed', async () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed += 1) seen.add(await outcomeOf(flipped(bytes, seed)));
    expect(outcomes).toEqual(expect.arrayContaining([...seen]));
  }, 30_000);
});

it.each(['xlsx', 'ods', 'biff8', 'xlml', 'fods'] as const)(
  'a truncated workbook as %s is refused, not read in part',
  async (bookType) => {
    const bytes = books.find(({ name }) => name.endsWith(bookType))?.bytes ?? Buffer.alloc(0);
    expect(await outcomeOf(bytes)).toBe('read');
    expect(await outcomeOf(bytes.subarray(0, Math.floor(bytes.length * 0.9)))).not.toBe('read');
  },
);
