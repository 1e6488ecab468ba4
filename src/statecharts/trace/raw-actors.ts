import type {
  ActorRefLike,
  AnyActor,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
} from 'xstate';
import type { RawActor, RawRoot, RawStep } from './raw-log.ts';

/** A root while it is recorded. */
interface RecordedRoot extends RawRoot {
  /** How many received events are not processed yet. */
  unsettled: number;
  /** When its first event arrived. */
  beganAt: number | null;
  /** How many actors each path had so far. */
  readonly paths: Map<string, number>;
}

/** An actor while it is recorded. */
export interface RecordedActor extends RawActor {
  readonly root: RecordedRoot;
  isRunning: boolean;
  /** Received and not processed yet. */
  pending: RawStep[];
  /** Received before the start: its mailbox delivers them afterwards. */
  early: { ref: AnyActor; from: ActorRefLike | undefined; event: EventObject }[];
}

/** Duck-typed: the class would load XState into pages that have no machine yet. */
const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'getStateNodeById' in logic;

/** XState passes its own Actors, typed by their public interface. */
export const actorBehind = (ref: ActorRefLike): AnyActor => ref as unknown as AnyActor;

/** Remembers what is recorded of each actor that XState reports. */
export function createRawActors() {
  const known = new WeakMap<object, RecordedActor>();
  const find = (ref: unknown): RecordedActor | undefined =>
    Object(ref) === ref ? known.get(ref as object) : undefined;

  const newRoot = (): RecordedRoot => ({
    actorOf: find,
    steps: [],
    dropped: null,
    movedAt: 0,
    hasEnded: false,
    unsettled: 0,
    beganAt: null,
    paths: new Map(),
  });

  function of(ref: AnyActor): RecordedActor {
    const before = known.get(ref);
    if (before) return before;
    const parent = ref._parent ? of(actorBehind(ref._parent)) : null;
    const root = parent?.root ?? newRoot();
    const path = parent ? `${parent.parent ? parent.path : ''}/${ref.id}` : '/';
    const occurrence = (root.paths.get(path) ?? 0) + 1;
    root.paths.set(path, occurrence);
    const logic = ref.logic as AnyActorLogic;
    const actor: RecordedActor = {
      path,
      occurrence,
      parent,
      root,
      machine: isMachine(logic) ? logic : null,
      src: parent && typeof ref.src === 'string' ? ref.src : null,
      input: ref.options.input,
      isRunning: false,
      pending: [],
      early: [],
    };
    known.set(ref, actor);
    return actor;
  }

  return { find, of };
}

/** The actor's oldest pending events are processed. */
export function settle(actor: RecordedActor, count: number): void {
  actor.root.unsettled -= actor.pending.splice(0, count).length;
}

/** An actor that threw emitted no snapshot, but its parent receives the error. */
export function settleThrown(actor: RecordedActor, snapshot: AnyMachineSnapshot | null): void {
  const [thrown] = actor.pending;
  if (thrown && snapshot?.status === 'error') thrown.to = snapshot;
  settle(actor, actor.pending.length);
}
