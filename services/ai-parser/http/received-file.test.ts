import type { UploadPart } from '../../http-adapter/index.ts';
import { describe, expect, it } from 'vitest';
import { receiveFile, createMemoryBudget, type MemoryBudget } from './received-file.ts';

async function* chunks(...lengths: number[]) {
  for (const length of lengths) yield Buffer.alloc(length);
}
// Of a file's part only its stream is read.
const file = (...lengths: number[]) => ({ type: 'file', file: chunks(...lengths) }) as unknown as UploadPart;
async function* form(...parts: UploadPart[]) {
  yield* parts;
}
const receive = (room: MemoryBudget, ...parts: UploadPart[]) =>
  receiveFile(form(...parts), { room, begin: () => undefined });
const hasAllOf = (room: MemoryBudget, bytes: number) => room.take(bytes);

describe('the room for files on their way', () => {
  it('is kept by a file until it is given back', async () => {
    const room = createMemoryBudget(100);
    const received = await receive(room, file(40, 20));
    expect(received).toMatchObject({ ok: true, value: { length: 60 } });
    expect(await receive(room, file(50))).toEqual({ ok: false, error: 'no-room' });
    room.give(60);
    expect(await receive(room, file(100))).toMatchObject({ ok: true });
  });

  it.each([
    ['does not fit', [file(60, 60)], 'no-room'],
    ['is one of two', [file(60), file(10)], 'several-files'],
  ] as const)('is whole again after a file that %s', async (_what, parts, error) => {
    const room = createMemoryBudget(100);
    expect(await receive(room, ...parts)).toEqual({ ok: false, error });
    expect(hasAllOf(room, 100)).toBe(true);
  });

  it('is whole again after a file that broke off', async () => {
    async function* broken() {
      yield Buffer.alloc(60);
      throw new Error('the sender left');
    }
    const room = createMemoryBudget(100);
    // As above.
    const part = { type: 'file', file: broken() } as unknown as UploadPart;
    await expect(receive(room, part)).rejects.toThrow('the sender left');
    expect(hasAllOf(room, 100)).toBe(true);
  });
});
