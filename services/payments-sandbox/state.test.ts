import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SandboxState } from './objects.ts';
import { emptyState, openState, type StateStore } from './state.ts';

let folder: string;
let stateFile: string;
let store: StateStore;
let writes: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quayside-state-'));
  stateFile = path.join(folder, 'state.json');
  store = await openState(stateFile);
  writes = 0;
  store.onChange(() => (writes += 1));
});
afterEach(() => rm(folder, { recursive: true }));

const withDeadline = (name: string) => (state: SandboxState) => ({
  state: { ...state, deadlines: { ...state.deadlines, [name]: Object.keys(state.deadlines).length } },
  done: Object.keys(state.deadlines).length,
});
const onDisk = async () => (JSON.parse(await readFile(stateFile, 'utf8')) as SandboxState).deadlines;

it('applies simultaneous changes in order, with few writes', async () => {
  const names = Array.from({ length: 100 }, (_, position) => `d${position}`);
  const seen = await Promise.all(names.map((name) => store.change(withDeadline(name))));
  expect(seen).toEqual(names.map((_, position) => position));
  expect(Object.keys(await onDisk())).toEqual(names);
  expect(writes).toBe(2);
});

it('shows a change to readers once it is on disk, which is when it is answered', async () => {
  const first = store.change(withDeadline('first'));
  expect(store.read()).toEqual(emptyState);
  await first;
  expect([Object.keys(store.read().deadlines), Object.keys(await onDisk())]).toEqual([['first'], ['first']]);
});

it('makes a call without a change wait for what it read, and writes nothing', async () => {
  const order: string[] = [];
  const first = store.change(withDeadline('first')).then(() => order.push('written'));
  const second = store
    .change((state) => ({ state, done: Object.keys(state.deadlines) }))
    .then((seen) => order.push(...seen));
  await Promise.all([first, second]);
  expect(order).toEqual(['written', 'first']);
  await store.change((state) => ({ state, done: null }));
  expect(await onDisk()).toEqual({ first: 0 });
});

it('rolls back all changes of a failed write and those made meanwhile, and the next one works', async () => {
  await store.change(withDeadline('before'));
  await mkdir(`${stateFile}.new`);
  const changes = ['one', 'two', 'three'].map((name) => store.change(withDeadline(name)));
  const outcomes = await Promise.allSettled(changes);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(Object.keys(store.read().deadlines)).toEqual(['before']);
  await rm(`${stateFile}.new`, { recursive: true });
  await store.change(withDeadline('after'));
  expect(await onDisk()).toEqual({ before: 0, after: 1 });
});

it('rejects only the change that throws', async () => {
  const outcomes = await Promise.allSettled([
    store.change(withDeadline('one')),
    store.change(() => {
      throw new Error('a bug');
    }),
    store.change(withDeadline('two')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(Object.keys(await onDisk())).toEqual(['one', 'two']);
});

it('is read as it was written', async () => {
  await store.change((state) => ({
    state: {
      ...state,
      deadlines: { 'a"b': 1 },
      balances: { eur: 5 },
      verifications: { acct_1: 2 },
      deliveries: [{ id: 'd', subject: 's', payload: '{"é":"\\n"}', queuedAtMs: 1, dueAtMs: 2, attempts: 0 }],
    },
    done: null,
  }));
  expect((await openState(stateFile)).read()).toEqual(store.read());
});
