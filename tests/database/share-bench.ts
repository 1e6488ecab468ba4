import { afterAll, beforeAll, beforeEach } from 'vitest';

interface Bench {
  readonly reset: () => Promise<unknown>;
  readonly drop: () => Promise<unknown>;
}

/**
 * One bench for all tests of a file: opened before the first, emptied before each, dropped after the last. `begin` keeps the bench in the
 * file’s variable and adds what each of its tests starts with.
 */
export function shareBench<B extends Bench>(open: () => Promise<B>, begin: (bench: B) => unknown): void {
  let bench: B;
  beforeAll(async () => {
    bench = await open();
  });
  beforeEach(async () => {
    await bench.reset();
    await begin(bench);
  });
  afterAll(() => bench.drop());
}
