import type { ActorRefLike, AnyActor, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import { actorBehind, createRawActors, settle, settleThrown, type RecordedActor } from './raw-actors.ts';
import { dropEndedRoots, dropOlderHalf } from './raw-limits.ts';
import type { Cut, Packer, RawRoot, RawStep } from './raw-log.ts';
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
  const actors = createRawActors();
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

  function keep(
    actor: RecordedActor,
    ref: AnyActor,
    source: ActorRefLike | undefined,
    event: EventObject,
  ): void {
    const { root } = actor;
    const from = source ? actors.of(actorBehind(source)) : null;
    if (from && from.pending.length > 0 && event.type.startsWith('xstate.error.actor.')) {
      settleThrown(from, from.machine && (source?.getSnapshot() as AnyMachineSnapshot));
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
    if (root.steps.length > limit) dropOlderHalf(root);
    if (!packer && dropEndedRoots(roots, 2 * limit))
      failure ??= { cause: new Error('Some events were dropped.') };
    schedule(root);
  }

  function received(ref: AnyActor, source: ActorRefLike | undefined, event: EventObject): void {
    const actor = actors.of(ref);
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
    const actor = actors.find(ref);
    if (!actor?.machine) return;
    const index = actor.pending.findIndex((step) => step.event === event);
    const step = actor.pending[index];
    if (step) {
      step.to = snapshot;
      settle(actor, index + 1);
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
        if (event.type === '@xstate.actor') actors.of(ref);
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
