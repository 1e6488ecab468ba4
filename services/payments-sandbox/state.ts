import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { SandboxState } from './objects.ts';
import { noPayments } from './payments/records.ts';
import { stateText } from './state-text.ts';

export interface StateStore {
  /** The state on disk. */
  read(): SandboxState;
  /**
   * Applies one change after the other, each to the result of the previous ones; resolves when it is on disk. Changes
   * during a write share the next one. If a write fails, all changes since the last successful one are rolled back and
   * reject.
   */
  change<Done>(
    work: (state: SandboxState) => { readonly state: SandboxState; readonly done: Done },
  ): Promise<Done>;
  /** Called after every write. */
  onChange(listener: () => void): void;
}

/** The initial state. */
export const emptyState: SandboxState = {
  accounts: {},
  answers: {},
  links: {},
  verifications: {},
  deliveries: [],
  ...noPayments,
};

/**
 * The state in one JSON file, written to a temporary file and renamed: an interrupted process leaves the old or the new
 * one, never half.
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
        // Later changes were based on the state that is rolled back.
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
      // A call without a change may have read what is not on disk yet.
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
  // Safe: only `save` writes this file.
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
