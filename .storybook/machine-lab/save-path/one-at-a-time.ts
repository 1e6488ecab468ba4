/** Tasks with the same name run one after the other, in the order of their requests. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(name: string, run: () => Promise<Value>): Promise<Value> => {
    const before = last.get(name) ?? Promise.resolve();
    // The previous task's failure is reported to its own caller.
    const mine = before.then(run, run);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
