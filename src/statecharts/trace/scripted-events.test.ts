import { describe, expect, it } from 'vitest';
import { scriptedEventsOf } from './scripted-events.ts';
import type { Trace, TraceStep } from './trace.types.ts';

const leaf = { kind: 'leaf', machine: null, src: 'x' } as const;
const machine = { kind: 'machine', machine: 'm', src: 'm' } as const;
const actors: Trace['actors'] = { '/': machine, '/child': machine, '/ticks': leaf, '/job': leaf };

const trace = (...steps: [from: string | null, actor: string, type: string][]): Trace => ({
  format: 'statechart-trace/1',
  machine: 'm',
  shapes: {},
  base: null,
  actors,
  steps: steps.map(([from, actor, type], at): TraceStep => ({ at, actor, from, event: { type } })),
});
const typesOf = (...steps: Parameters<typeof trace>) =>
  scriptedEventsOf(trace(...steps)).map(({ event }) => event.type);

describe('scriptedEventsOf', () => {
  it('takes what came from outside, with its time and its machine', () => {
    expect(scriptedEventsOf(trace([null, '/', 'GO'], [null, '/child', 'STAY']))).toEqual([
      { actor: '/', event: { type: 'GO' }, at: 0 },
      { actor: '/child', event: { type: 'STAY' }, at: 1 },
    ]);
  });

  it('takes the ends and words of leaves, and not what they do among themselves', () => {
    expect(
      typesOf(
        [null, '/', 'xstate.init'],
        ['/', '/job', 'xstate.init'],
        ['/', '/job', 'PING'],
        ['/job', '/', 'PONG'],
        ['/job', '/', 'xstate.done.actor.job'],
      ),
    ).toEqual(['PONG', 'xstate.done.actor.job']);
  });

  it('leaves out what an actor shows first: it does so by itself when it begins', () => {
    const begun = [
      ['/', '/ticks', 'xstate.init'],
      ['/ticks', '/', 'xstate.snapshot.ticks'],
      ['/ticks', '/', 'xstate.snapshot.ticks'],
    ] as const;
    expect(typesOf(...begun.map((step): [string, string, string] => [...step]))).toHaveLength(1);
    expect(typesOf(['/ticks', '/', 'xstate.snapshot.ticks'])).toHaveLength(1);
  });

  it('leaves out ends of machines, and marks what machines sent: only what was delayed is played', () => {
    expect(
      scriptedEventsOf(
        trace(
          ['/child', '/', 'xstate.done.actor.child'],
          ['/', '/', 'LATER'],
          ['/', '/', 'xstate.after.patience.m.x'],
        ),
      ),
    ).toEqual([
      { actor: '/', from: '/', event: { type: 'LATER' }, at: 1 },
      { actor: '/', from: '/', event: { type: 'xstate.after.patience.m.x' }, at: 2 },
    ]);
  });
});
