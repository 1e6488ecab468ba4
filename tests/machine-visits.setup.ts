import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { StateMachine, type AnyMachineSnapshot } from 'xstate';

// Notes which states of which machines each test file reaches, for the coverage page of the machine lab (scripts/check-state-coverage.mjs). Production code
// knows nothing of it: the methods through which every machine starts and moves are watched.

const folder = path.resolve('node_modules/.cache/quayside/machine-visits');

/**
 * Files whose machines are a flow's or a process's own. What walks a machine by itself, through all machines (src/machines/*.test.ts) or for its
 * allowance, is not asked: it goes wherever the fixtures lead, and looks at nothing there.
 */
const mayVisit =
  /^(src\/(machines\/[^/]+|features|app)|services\/[^/]+\/modules)\/.+(?<!\.allowance)\.test\.tsx?$/;

/** What the file that runs has reached; null while nobody asks. Files share their modules, and a machine keeps the methods it was made with. */
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
  // What a machine ignores proves nothing about its state.
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
/** Chance leads such a file to other states each time, and the coverage is a committed file. */
const goesByChance = () => readFileSync(testPath, 'utf8').includes("from 'fast-check'");

if (mayVisit.test(file) && !goesByChance()) {
  const visited = new Set<string>();
  // What a module does as it is loaded would be counted for the file that comes first.
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
