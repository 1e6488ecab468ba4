import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { matchTrace } from '../statecharts/trace/match-trace.ts';
import { readRecording } from '../statecharts/trace/read.ts';

const modules = import.meta.glob<Record<string, unknown>>('./*/*.machine.ts', { eager: true });
const savedTraces = import.meta.glob<string>('./*/traces/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const machines = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);

/** Saved traces, most of them of former bugs (docs/guides/machine-lab.md). */
describe('kept traces', () => {
  it('are found where the lab writes them', () => {
    expect(Object.keys(savedTraces)).not.toEqual([]);
  });

  it.each(Object.entries(savedTraces))('%s reaches the same states as when it was recorded', (path, text) => {
    const read = readRecording(text);
    if (!read.ok) throw new Error(`${read.place}: ${read.reason}`);
    const [trace] = read.recording.traces;
    const machine = trace && machines.get(trace.machine);
    if (!machine) throw new Error(`There is no machine “${trace?.machine ?? ''}”.`);
    expect(path).toContain(`/${machine.id}/traces/`);
    // Stricter than a replay: an event that the machine does not know fails too.
    expect(matchTrace(trace, machine)).toMatchObject({ replay: { stopped: null } });
  });
});
