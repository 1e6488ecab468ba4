import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SandboxState } from './objects.ts';

export interface StateStore {
  read(): SandboxState;
  /** One change after the other; resolves when it is on disk, and rejects without having changed anything. */
  change<Done>(
    work: (state: SandboxState) => { readonly state: SandboxState; readonly done: Done },
  ): Promise<Done>;
  /** Told after every change. */
  onChange(listener: () => void): void;
}

const nothing: SandboxState = { accounts: {}, answers: {}, links: {}, verifications: {}, deliveries: [] };

/** State in one JSON file, written beside it and renamed: a process that dies leaves the old or the new one, never half. */
export async function openState(file: string): Promise<StateStore> {
  await mkdir(path.dirname(file), { recursive: true });
  let state = await load(file);
  let last: Promise<unknown> = Promise.resolve();
  const listeners: (() => void)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    read: () => state,
    change(work) {
      const mine = last.then(async () => {
        const { state: next, done } = work(state);
        if (next === state) return done;
        await save(file, next);
        state = next;
        for (const tell of listeners) tell();
        return done;
      });
      // Whoever asked hears of a failure; those who wait behind only need it to be over.
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function load(file: string): Promise<SandboxState> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  // Only `save` writes this file.
  return text === null ? nothing : { ...nothing, ...(JSON.parse(text) as Partial<SandboxState>) };
}

async function save(file: string, state: SandboxState): Promise<void> {
  const beside = `${file}.new`;
  const handle = await open(beside, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(state, null, 1));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}
