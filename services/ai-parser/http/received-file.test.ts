import type { UploadPart } from '../../http-adapter/index.ts';
import { describe, expect, it } from 'vitest';
import { receiveFile, createMemoryBudget, type MemoryBudget } from './received-file.ts';

async function* chunks(...lengths: number[]) {
  for (const length of lengths) yield Buffer.alloc(length);
}
// Safe: only the stream of a file's part is read.
const file = (...lengths: number[]) => ({ type: 'file', file: chunks(...lengths) }) as unknown as UploadPart;
async function* form(...parts: UploadPart[]) {
  yield* parts;
}
const receive = (room: MemoryBudget, ...parts: UploadPart[]) =>
  receiveFile(form(...parts), { room, begin: () => undefined });
const hasAllOf = (room: MemoryBudget, bytes: number) => room.take(bytes);

describe('the memory for files', () => {
  it('is reserved by a file until it is released', async () => {
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

  it('is complete again after an aborted file', async () => {
    async function* broken() {
      yield Buffer.alloc(60);
      throw new Error('the sender left');
    }
    const room = createMemoryBudget(100);
    // Safe: as above.
    const part = { type: 'file', file: broken() } as unknown as UploadPart;
    await expect(receive(room, part)).rejects.toThrow('the sender left');
    expect(hasAllOf(room, 100)).toBe(true);
  });
});
