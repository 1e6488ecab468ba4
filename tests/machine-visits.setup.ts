import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { StateMachine, type AnyMachineSnapshot } from 'xstate';

// Records which states of which machines each test file reaches, for the coverage page of the machine lab
// (scripts/check-state-coverage.mjs). Production code is not changed: the methods with which every machine starts and
// makes transitions are wrapped.

const folder = path.resolve('node_modules/.cache/quayside/machine-visits');

/**
 * Files that test a flow's or a process's own machine. Files that walk all machines automatically
 * (src/machines/*.test.ts), or for their allowance, do not count: they follow the fixtures and check nothing in the
 * states.
 */
const mayVisit =
  /^(src\/(machines\/[^/]+|features|app)|services\/[^/]+\/modules)\/.+(?<!\.allowance)\.test\.tsx?$/;

/**
 * The states reached by the current file; null while none are recorded. Files share their modules, and a machine keeps
 * the methods with which it was created.
 */
const watch = globalThis as { visitedStates?: Set<string> | null };

if (watch.visitedStates === undefined) {
  watch.visitedStates = null;
  const note = (snapshot: AnyMachineSnapshot) => {
    for (const { id, type } of snapshot._nodes)
      if (type === 'atomic' || type === 'final') watch.visitedStates?.add(id);
  };
  const machine = StateMachine.prototype;
  const { getInitialSnapshot, transition } = machine;
  machine.getInitialSnapshot = function (...given) {
    const snapshot = getInitialSnapshot.apply(this, given);
    note(snapshot);
    return snapshot;
  };
  // An ignored event proves nothing about a state.
  machine.transition = function (...given) {
    const snapshot = transition.apply(this, given);
    if (snapshot !== given[0]) {
      note(given[0]);
      note(snapshot);
    }
    return snapshot;
  };
}

const testPath = expect.getState().testPath ?? '';
const file = path.relative(process.cwd(), testPath).replaceAll(path.sep, '/');
const notes = path.join(folder, `${file.replaceAll('/', '~')}.json`);
/** A random walk reaches other states each time, but the coverage is a committed file. */
const goesByChance = () => readFileSync(testPath, 'utf8').includes("from 'fast-check'");

if (mayVisit.test(file) && !goesByChance()) {
  const visited = new Set<string>();
  // What a module does while it is loaded would be counted for the first file that loads it.
  beforeAll(() => void (watch.visitedStates = visited));
  afterAll(() => {
    watch.visitedStates = null;
    if (visited.size === 0) {
      rmSync(notes, { force: true });
      return;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(notes, JSON.stringify({ file, states: [...visited].sort() }));
  });
}
