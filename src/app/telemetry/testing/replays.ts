import type { Recording, Trace } from '../../../statecharts/trace/trace.types.ts';

const trace: Trace = {
  format: 'statechart-trace/1',
  machine: 'cart',
  shapes: { cart: { states: ['cart', 'cart.ready'], transitions: [] } },
  actors: { '/': { kind: 'machine', machine: 'cart', src: null } },
  base: null,
  steps: [
    {
      at: 0,
      actor: '/',
      from: null,
      event: { type: 'xstate.init' },
      to: { value: 'ready', status: 'active' },
    },
  ],
};

export const recording: Recording = {
  format: 'statechart-recording/1',
  recordedAt: '2026-11-22T13:05:00.000Z',
  release: 'quayside@test',
  traces: [trace],
};
