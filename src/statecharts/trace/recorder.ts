import type {
  ActorRefLike,
  AnyActor,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
} from 'xstate';
import type { Cut, Packer, RawActor, RawRoot, RawStep } from './raw-log.ts';
import type { Trace } from './trace.types.ts';

export interface Recorder {
  /** For the `inspect` option of a root actor. Never throws: its own failures are reported by `traces`. */
  inspect(event: InspectionEvent): void;
  /**
   * The redacted recording, most recently active root first. Rejects with a RecordingFailure if something could not be
   * recorded.
   */
  traces(cut?: Cut): Promise<readonly Trace[]>;
}

interface Options {
  /** Milliseconds from any origin. */
  readonly now?: () => number;
  readonly whenIdle: (work: () => void) => void;
  readonly loadPacker: () => Promise<Packer>;
  /** The number of events kept per root. */
  readonly limit?: number;
  /** The limit for everything kept. */
  readonly maxBytes?: number;
}

/** Something was not recorded; `traces` has what was. */
export class RecordingFailure extends Error {
  override readonly name = 'RecordingFailure';
  readonly traces: readonly Trace[];
  constructor(cause: unknown, traces: readonly Trace[]) {
    super(`Not everything was recorded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.traces = traces;
  }
}

/** Up to this many steps stay unpacked; more are packed without waiting for idle time. */
const RAW_STEPS = 64;
const MOST_EARLY = 50;

/** Duck-typed: the class would load XState into pages that have no machine yet. */
const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'getStateNodeById' in logic;

/** XState passes its own Actors, typed by their public interface. */
const actorBehind = (ref: ActorRefLike): AnyActor => ref as unknown as AnyActor;

interface Known extends RawActor {
  readonly root: RawRoot & { unsettled: number; beganAt: number | null; readonly paths: Map<string, number> };
  isRunning: boolean;
  /** Received and not processed yet. */
  pending: RawStep[];
  /** Received before the start: its mailbox delivers them afterwards. */
  early: { ref: AnyActor; from: ActorRefLike | undefined; event: EventObject }[];
}

/**
 * Records root machines and everything below them. Actors that never start (StrictMode creates one too many) leave
 * nothing; for a leaf its start and the events sent to it are recorded, not its internal events.
 */
export function createRecorder({
  now = () => performance.now(),
  whenIdle,
  loadPacker,
  limit = 500,
  maxBytes = 2 * 1024 * 1024,
}: Options): Recorder {
  const known = new WeakMap<object, Known>();
  const roots = new Set<RawRoot>();
  let packer: Packer | null = null;
  let failure: { cause: unknown } | null = null;
  let notLoaded: { cause: unknown } | null = null;
  let moves = 0;
  let isWaiting = false;
  let isPressing = false;

  function guarded(work: () => void): void {
    try {
      work();
    } catch (cause) {
      failure ??= { cause };
    }
  }

  const packNow = () => guarded(() => packer?.pack(roots, { limit, maxBytes }));

  async function load(): Promise<void> {
    try {
      packer ??= await loadPacker();
      notLoaded = null;
    } catch (cause) {
      notLoaded = { cause };
    }
  }

  function schedule(root: RawRoot): void {
    if (!isWaiting) {
      isWaiting = true;
      whenIdle(() => {
        isWaiting = false;
        if (packer) packNow();
        else void load().then(packNow);
      });
    }
    if (root.steps.length > RAW_STEPS && packer && !isPressing) {
      isPressing = true;
      queueMicrotask(() => {
        isPressing = false;
        packNow();
      });
    }
  }

  /** Not packed in time: drops the oldest steps and remembers the machines' states. */
  function dropOldest(root: RawRoot): void {
    root.dropped ??= new Map();
    const half = root.steps.length >> 1;
    // From a calm step on, if possible.
    const calm = root.steps.findIndex((step, place) => place >= half && step.isCalm);
    for (const { actor, to } of root.steps.splice(0, calm === -1 ? half : calm)) {
      if (to) root.dropped.set(actor, to);
    }
  }

  /** Not packed in time while many machines came and went: drops the oldest ended ones. */
  function dropEndedRoots(): void {
    let held = 0;
    for (const root of roots) held += root.steps.length;
    if (held <= 2 * limit) return;
    for (const root of [...roots].sort((a, b) => a.movedAt - b.movedAt)) {
      if (held <= 2 * limit) return;
      if (!root.hasEnded) continue;
      held -= root.steps.length;
      root.steps = [];
      roots.delete(root);
      failure ??= { cause: new Error('Some events were dropped.') };
    }
  }

  function actorOf(ref: AnyActor): Known {
    const before = known.get(ref);
    if (before) return before;
    const parent = ref._parent ? actorOf(actorBehind(ref._parent)) : null;
    const root = parent?.root ?? {
      actorOf: (other: unknown) => (Object(other) === other ? known.get(other as object) : undefined),
      steps: [],
      dropped: null,
      movedAt: 0,
      hasEnded: false,
      unsettled: 0,
      beganAt: null,
      paths: new Map<string, number>(),
    };
    const path = parent ? `${parent.parent ? parent.path : ''}/${ref.id}` : '/';
    const occurrence = (root.paths.get(path) ?? 0) + 1;
    root.paths.set(path, occurrence);
    const logic = ref.logic as AnyActorLogic;
    const actor: Known = {
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

  function settle(actor: Known, count: number): void {
    actor.root.unsettled -= actor.pending.splice(0, count).length;
  }

  function keep(actor: Known, ref: AnyActor, source: ActorRefLike | undefined, event: EventObject): void {
    const { root } = actor;
    const from = source ? actorOf(actorBehind(source)) : null;
    // An actor that threw emitted no snapshot, but its parent received the error.
    if (from && from.pending.length > 0 && event.type.startsWith('xstate.error.actor.')) {
      const [thrown] = from.pending;
      const snapshot = from.machine && (source?.getSnapshot() as AnyMachineSnapshot);
      if (thrown && snapshot?.status === 'error') thrown.to = snapshot;
      settle(from, from.pending.length);
    }
    root.beganAt ??= now();
    const step: RawStep = {
      at: Math.max(0, Math.round(now() - root.beganAt)),
      actor,
      ref,
      from,
      event,
      isCalm: root.unsettled === 0,
    };
    root.steps.push(step);
    root.movedAt = ++moves;
    roots.add(root);
    if (actor.machine) {
      actor.pending.push(step);
      root.unsettled += 1;
    }
    if (root.steps.length > limit) dropOldest(root);
    if (!packer) dropEndedRoots();
    schedule(root);
  }

  function received(ref: AnyActor, source: ActorRefLike | undefined, event: EventObject): void {
    const actor = actorOf(ref);
    if (!actor.machine) {
      if (source !== ref) keep(actor, ref, source, event);
      return;
    }
    if (event.type === 'xstate.init') {
      actor.isRunning = true;
      actor.root.hasEnded &&= actor.parent !== null;
      keep(actor, ref, source, event);
      for (const early of actor.early.splice(0)) keep(actor, early.ref, early.from, early.event);
    } else if (actor.isRunning) keep(actor, ref, source, event);
    else {
      actor.early.push({ ref, from: source, event });
      if (actor.early.length > MOST_EARLY) actor.early.shift();
    }
  }

  function moved(ref: AnyActor, event: EventObject, snapshot: AnyMachineSnapshot): void {
    const actor = known.get(ref);
    if (!actor?.machine) return;
    const place = actor.pending.findIndex((step) => step.event === event);
    const step = actor.pending[place];
    if (step) {
      step.to = snapshot;
      settle(actor, place + 1);
    }
    if (snapshot.status === 'active') return;
    settle(actor, actor.pending.length);
    actor.isRunning = false;
    if (!actor.parent) actor.root.hasEnded = true;
  }

  return {
    inspect: (event) =>
      guarded(() => {
        const ref = actorBehind(event.actorRef);
        if (event.type === '@xstate.actor') actorOf(ref);
        if (event.type === '@xstate.event') received(ref, event.sourceRef, event.event);
        if (event.type === '@xstate.snapshot') moved(ref, event.event, event.snapshot as AnyMachineSnapshot);
      }),
    async traces(cut) {
      await load();
      packNow();
      const kept = packer?.traces(roots, cut) ?? [];
      const missing = failure ?? notLoaded;
      if (missing) throw new RecordingFailure(missing.cause, kept);
      return kept;
    },
  };
}
