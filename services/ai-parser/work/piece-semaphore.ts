/** The pieces that a worker may write ahead of who reads them; both sides count in memory that they share. */
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

/** Gives one back, to a thread that may wait for it. */
export function release(shared: SharedArrayBuffer): void {
  const left = new Int32Array(shared);
  Atomics.add(left, 0, 1);
  Atomics.notify(left, 0);
}
