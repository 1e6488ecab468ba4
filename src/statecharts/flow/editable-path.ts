import type { Flow } from './flow.types.ts';
import type { StepKit } from './steps/step-kit.types.ts';
import type { FlowVocabulary } from './vocabulary.types.ts';

/** A path stored as data, editable without code. */
export interface EditablePath<Machine> {
  /** The person who follows the path, as its editor names them: "vendor", "vendors". */
  readonly people: { readonly one: string; readonly many: string };
  /** The committed version. */
  readonly flow: Flow;
  readonly vocabulary: FlowVocabulary;
  readonly kit: StepKit;
  /** Creates the machine for a path. A path accepted by `readFlow` always makes a machine. */
  readonly machineOf: (flow: Flow) => Machine;
}
