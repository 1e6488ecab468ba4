import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

// Notes which states of which machines each test file reaches, for the coverage page of the machine lab (scripts/state-coverage.mjs). Production code
// knows nothing of it: the methods through which every machine starts and moves are watched.

const folder = path.resolve('node_modules/.cache/quayside/machine-visits');

/**
 * Files whose machines are a flow's or a process's own. What walks a machine by itself, through all machines (src/machines/*.test.ts) or for its
 * allowance, is not asked: it goes wherever the fixtures lead, and looks at nothing there.
 */
const mayVisit =
  /^(src\/(machines\/[^/]+|features|app)|services\/[^/]+\/modules)\/.+(?<!\.allowance)\.test\.tsx?$/;

const file = path.relative(process.cwd(), expect.getState().testPath ?? '').replaceAll(path.sep, '/');

if (mayVisit.test(file)) {
  const { StateMachine } = await import('xstate');
  const machine = StateMachine.prototype;
  const { getInitialSnapshot, transition } = machine;
  const visited = new Set<string>();
  const note = (snapshot: AnyMachineSnapshot) => {
    for (const { id, type } of snapshot._nodes) if (type === 'atomic' || type === 'final') visited.add(id);
  };

  machine.getInitialSnapshot = function (...given) {
    const snapshot = getInitialSnapshot.apply(this, given);
    note(snapshot);
    return snapshot;
  };
  // What a machine ignores proves nothing about the state it stands in.
  machine.transition = function (...given) {
    const snapshot = transition.apply(this, given);
    if (snapshot !== given[0]) {
      note(given[0]);
      note(snapshot);
    }
    return snapshot;
  };

  afterAll(() => {
    machine.getInitialSnapshot = getInitialSnapshot;
    machine.transition = transition;
    const notes = path.join(folder, `${file.replaceAll('/', '~')}.json`);
    if (visited.size === 0) {
      rmSync(notes, { force: true });
      return;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(notes, JSON.stringify({ file, states: [...visited].sort() }));
  });
}
