import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { MachineFixtures } from '../explore/fixtures.ts';
import type { EditablePath } from '../flow/editable-path.ts';
import type { PathRules } from '../explore/simple-paths.types.ts';

/** A flow for the lab: its machine, its fixtures and the real screen. */
export interface FlowLab<Machine extends AnyStateMachine> {
  /** "Catalogue import" */
  readonly title: string;
  readonly machine: Machine;
  readonly fixtures: MachineFixtures<Machine>;
  /** The product's own screen, rendered from the actor's snapshot: it sends no requests and creates no actors. */
  readonly Screen: ComponentType<{ readonly actor: ActorRefFrom<Machine> }>;
  /** The screen's name; states with the same name look the same. */
  readonly screenOf: (snapshot: SnapshotFrom<Machine>) => string;
  /** How its paths are found and described; without it they are not listed. */
  readonly paths?: PathRules;
  /** Set if its path is stored as data. */
  readonly editable?: EditablePath<Machine>;
}
