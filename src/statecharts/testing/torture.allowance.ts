import type { TraceAllowance } from '../trace/trace.types.ts';

/** For the torture machine: the number of its kids may be recorded, their ids not. */
export const tortureAllowance: TraceAllowance = {
  codes: [],
  numbers: ['kids', 'grown', 'echoes', 'ticks'],
  instants: [],
  sentences: ['hello'],
};
