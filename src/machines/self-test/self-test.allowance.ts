import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

/** What of a self-test may leave a browser: how many questions there are and which choice was made, by its number. There is nothing else. */
export const selfTestAllowance: TraceAllowance = {
  codes: [],
  numbers: ['total', 'choice', 'answers'],
  instants: [],
  sentences: [],
};
