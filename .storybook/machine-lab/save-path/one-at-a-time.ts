/** What is done under one name is done one after the other, in the order in which it was asked. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(name: string, run: () => Promise<Value>): Promise<Value> => {
    const before = last.get(name) ?? Promise.resolve();
    // What became of the one before is its own affair.
    const mine = before.then(run, run);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
