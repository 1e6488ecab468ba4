import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { MachineFixtures } from '../explore/fixtures.ts';
import type { EditablePath } from '../flow/editable-path.ts';
import type { WalkedPaths } from '../explore/simple-paths.types.ts';

/** A flow as the lab shows it: its machine, what it may be given, and the real screen. */
export interface FlowLab<Machine extends AnyStateMachine> {
  /** "Catalogue import" */
  readonly title: string;
  readonly machine: Machine;
  readonly fixtures: MachineFixtures<Machine>;
  /** The product's own screen, drawn from what the actor shows: it asks no network and makes no actor. */
  readonly Screen: ComponentType<{ readonly actor: ActorRefFrom<Machine> }>;
  /** Names the screen of a state; states of one name look alike. */
  readonly screenOf: (snapshot: SnapshotFrom<Machine>) => string;
  /** How its paths are told; without it they are not listed. */
  readonly paths?: WalkedPaths;
  /** Where its path is data. */
  readonly editable?: EditablePath<Machine>;
}
