import type { TraceAllowance } from '../../statecharts/trace/trace.types.ts';

/**
 * What a recording of a self-test may contain: the number of questions and the positions of the choices. There is
 * nothing else.
 */
export const selfTestAllowance: TraceAllowance = {
  codes: [],
  numbers: ['total', 'choice', 'answers'],
  instants: [],
  sentences: [],
};
