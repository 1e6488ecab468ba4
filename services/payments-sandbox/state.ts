import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SandboxState } from './objects.ts';
import { noPayments } from './payments/records.ts';
import { stateText } from './state-text.ts';

export interface StateStore {
  /** What is on disk. */
  read(): SandboxState;
  /**
   * One change after the other, each on what the ones before it left; resolves when it is on disk. Changes that come while a write is
   * under way share the next one. When a write fails, all changes since the last good one are undone and reject.
   */
  change<Done>(
    work: (state: SandboxState) => { readonly state: SandboxState; readonly done: Done },
  ): Promise<Done>;
  /** Called after every write. */
  onChange(listener: () => void): void;
}

/** What a sandbox remembers that was never started. */
export const emptyState: SandboxState = {
  accounts: {},
  answers: {},
  links: {},
  verifications: {},
  deliveries: [],
  ...noPayments,
};

/**
 * State in one JSON file, written to a temporary file and renamed: a process that dies leaves the old or the new one,
 * never half.
 */
export async function openState(file: string): Promise<StateStore> {
  await mkdir(path.dirname(file), { recursive: true });
  let written = await load(file);
  let latest = written;
  let waiting: PromiseWithResolvers<void>[] = [];
  let isWriting = false;
  const listeners: (() => void)[] = [];

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      const state = latest;
      waiting = [];
      try {
        if (state !== written) await save(file, state);
        written = state;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        // What came meanwhile was built on what is now undone.
        const undone = [...batch, ...waiting];
        waiting = [];
        latest = written;
        for (const { reject } of undone) reject(error);
      }
      for (const notify of listeners) notify();
    }
    isWriting = false;
  }

  return {
    onChange: (listener) => void listeners.push(listener),
    read: () => written,
    async change(work) {
      const { state, done } = work(latest);
      latest = state;
      // Who changed nothing may still have seen what is not on disk yet.
      if (latest === written) return done;
      const saved = Promise.withResolvers<void>();
      waiting.push(saved);
      if (!isWriting) void writeAll();
      await saved.promise;
      return done;
    },
  };
}

async function load(file: string): Promise<SandboxState> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  // Only `save` writes this file.
  return text === null ? emptyState : { ...emptyState, ...(JSON.parse(text) as Partial<SandboxState>) };
}

async function save(file: string, state: SandboxState): Promise<void> {
  const temporaryFile = `${file}.new`;
  const handle = await open(temporaryFile, 'w', 0o600);
  try {
    await handle.writeFile(stateText(state));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporaryFile, file);
}
