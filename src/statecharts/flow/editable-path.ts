import type { Flow } from './flow.types.ts';
import type { StepKit } from './steps/step-kit.types.ts';
import type { FlowVocabulary } from './vocabulary.types.ts';

/** A path that is data and may be changed by whoever reads no code. */
export interface EditablePath<Machine> {
  /** As it is committed. */
  readonly flow: Flow;
  readonly vocabulary: FlowVocabulary;
  readonly kit: StepKit;
  /** What runs when the path is that one. A path that was read (`readFlow`) always makes a machine. */
  readonly machineOf: (flow: Flow) => Machine;
}
