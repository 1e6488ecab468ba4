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
  /** For the `inspect` option of a root actor. Never throws: what goes wrong in it is told by `traces`. */
  inspect(event: InspectionEvent): void;
  /** What was recorded, redacted, the root that moved last first. Rejects with a RecordingFailure when something could not be recorded. */
  traces(cut?: Cut): Promise<readonly Trace[]>;
}

interface Options {
  /** Milliseconds, from any beginning. */
  readonly now?: () => number;
  readonly whenIdle: (work: () => void) => void;
  readonly loadPacker: () => Promise<Packer>;
  /** Events that are kept of each root. */
  readonly limit?: number;
  /** Of everything that is kept. */
  readonly maxBytes?: number;
}

/** Something was not recorded; `traces` is what was. */
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

/** So many steps are kept as they came; more are packed without waiting for an idle moment. */
const RAW_STEPS = 64;
const MOST_EARLY = 50;

/** Told by its look: the class itself would bring XState into a page that has no machine yet. */
const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'getStateNodeById' in logic;

/** XState tells of its own Actors; a reference is only what it promises of them. */
const actorBehind = (ref: ActorRefLike): AnyActor => ref as unknown as AnyActor;

interface Known extends RawActor {
  readonly root: RawRoot & { unsettled: number; beganAt: number | null; readonly paths: Map<string, number> };
  isRunning: boolean;
  /** Received and not processed yet. */
  pending: RawStep[];
  /** Received before it was started: its mailbox hands them over then. */
  early: { ref: AnyActor; from: ActorRefLike | undefined; event: EventObject }[];
}

/**
 * Watches root machines and everything below them. Actors that never start (StrictMode makes one too many) leave nothing; of a leaf its start and what
 * it is sent are kept, not what it says to itself.
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

  /** Nobody came to pack: the oldest go, and where the machines stood is remembered. */
  function dropOldest(root: RawRoot): void {
    root.dropped ??= new Map();
    const half = root.steps.length >> 1;
    // From a calm step on, if there is one.
    const calm = root.steps.findIndex((step, place) => place >= half && step.isCalm);
    for (const { actor, to } of root.steps.splice(0, calm === -1 ? half : calm)) {
      if (to) root.dropped.set(actor, to);
    }
  }

  /** Nobody came to pack, and many machines came and went: of those that ended the oldest go. */
  function letGo(): void {
    let held = 0;
    for (const root of roots) held += root.steps.length;
    if (held <= 2 * limit) return;
    for (const root of [...roots].sort((a, b) => a.movedAt - b.movedAt)) {
      if (held <= 2 * limit) return;
      if (!root.hasEnded) continue;
      held -= root.steps.length;
      root.steps = [];
      roots.delete(root);
      failure ??= { cause: new Error('Some of what happened was let go.') };
    }
  }

  function actorOf(ref: AnyActor): Known {
    const before = known.get(ref);
    if (before) return before;
    const parent = ref._parent ? actorOf(actorBehind(ref._parent)) : null;
    const root = parent?.root ?? {
      ...{
        actorOf: (other: unknown) => (Object(other) === other ? known.get(other as object) : undefined),
        steps: [],
        dropped: null,
      },
      ...{ movedAt: 0, hasEnded: false, unsettled: 0, beganAt: null, paths: new Map<string, number>() },
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
    // What threw gave no snapshot; its parent is told.
    if (from && from.pending.length > 0 && event.type.startsWith('xstate.error.actor.')) {
      const [thrown] = from.pending;
      const snapshot = from.machine && (source?.getSnapshot() as AnyMachineSnapshot);
      if (thrown && snapshot?.status === 'error') thrown.to = snapshot;
      settle(from, from.pending.length);
    }
    root.beganAt ??= now();
    const step: RawStep = {
      ...{ at: Math.max(0, Math.round(now() - root.beganAt)), actor, ref, from, event },
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
    if (!packer) letGo();
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
