import type { TraceAllowance } from '../trace/trace.types.ts';

/** Of the torture machine: the ids of its kids are counted, and what they are called is nobody's business. */
export const tortureAllowance: TraceAllowance = {
  codes: [],
  numbers: ['kids', 'grown', 'echoes', 'ticks'],
  instants: [],
  sentences: ['hello'],
};
