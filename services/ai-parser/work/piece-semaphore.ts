/** A semaphore for the pieces that a worker may write ahead of their reader, in memory that both share. */
export const createSemaphore = (pieces: number): SharedArrayBuffer => {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  new Int32Array(shared)[0] = pieces;
  return shared;
};

/** Takes one permit; blocks the thread while there is none. */
export function acquire(shared: SharedArrayBuffer): void {
  const left = new Int32Array(shared);
  while (Atomics.load(left, 0) <= 0) Atomics.wait(left, 0, 0);
  Atomics.sub(left, 0, 1);
}

/** Returns a permit, waking a waiting thread. */
export function release(shared: SharedArrayBuffer): void {
  const left = new Int32Array(shared);
  Atomics.add(left, 0, 1);
  Atomics.notify(left, 0);
}
