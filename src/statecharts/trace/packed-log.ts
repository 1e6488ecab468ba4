import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { pathOfKey } from './actor-key.ts';
import type { RawActor, RawRoot, RawStep } from './raw-log.ts';
import { createRedactor } from './redact.ts';
import { createTokens } from './token.ts';
import type { ActorKey, TraceAllowance, TracedActor, TracedState, TraceStep } from './trace.types.ts';

/** Steps that are packed and dropped together. */
interface Block {
  /** Texts of BaseActor by key; null where the root's start is the first step. */
  readonly base: ReadonlyMap<ActorKey, string> | null;
  /** Serialised TraceSteps. */
  readonly steps: string[];
  readonly actors: Set<ActorKey>;
  bytes: number;
}

const BLOCK = 25;
/** Roughly a hash and a token. */
const TOKEN_BYTES = 64;
/** Strings use two bytes per character unless all are Latin-1. */
const bytesOf = (text: string): number => 2 * text.length;

const stateOf = ({ value, status }: TracedState): TracedState => ({ value, status });

/** Keeps a leaf's snapshot; a machine's own snapshot is dropped, since a replay recreates it. */
function withoutMachine(event: EventObject, from: RawActor | null): EventObject {
  if (!event.type.startsWith('xstate.snapshot.') || !('snapshot' in event)) return event;
  const { snapshot, ...rest } = event;
  if (from?.machine || typeof snapshot !== 'object' || snapshot === null) return rest;
  const { context, output, status, error } = snapshot as Record<string, unknown>;
  return { ...rest, snapshot: { context, output, status, error } } as EventObject;
}

/** One root's steps as redacted plain JSON, in blocks. */
export function createPackedLog(
  raw: RawRoot,
  allowances: Readonly<Record<string, TraceAllowance>>,
  maxBytes: number,
) {
  // A small part of the memory is for recognising values.
  const tokens = createTokens(Math.min(4_096, Math.floor(maxBytes / (4 * TOKEN_BYTES))));
  const redactor = createRedactor(tokens, (ref) => {
    const actor = raw.actorOf(ref);
    return actor && keyOf(actor);
  });
  const keys = new WeakMap<RawActor, ActorKey>();
  /** Serialised TracedActors. */
  const actors = new Map<ActorKey, string>();
  const machines = new Map<string, AnyStateMachine>();
  /** The machines' states after the last step, which are the base of the next block. */
  const baseStates = new Map<ActorKey, string>();
  const blocks: Block[] = [];
  let rootMachine = '';
  let actorBytes = 0;
  /** Steps were lost: recording resumes at the next calm step. */
  let isWaitingForCalm = false;

  const allowanceOf = (actor: RawActor): TraceAllowance | undefined => {
    const { machine } = actor.machine ? actor : (actor.parent ?? actor);
    return machine ? allowances[machine.id] : undefined;
  };

  /** Ids from the root down, with data in them redacted. */
  function pathWithin({ path, parent }: RawActor): string {
    if (!parent) return path;
    const above = parent.parent ? parent.path : '';
    const id = redactor.id(path.slice(above.length + 1), parent.machine);
    return `${parent.parent ? pathOfKey(keyOf(parent)) : ''}/${id}`;
  }

  function keyOf(actor: RawActor): ActorKey {
    const before = keys.get(actor);
    if (before !== undefined) return before;
    const path = pathWithin(actor);
    const key = actor.occurrence === 1 ? path : `${path}#${actor.occurrence}`;
    keys.set(actor, key);
    if (actor.machine) machines.set(actor.machine.id, actor.machine);
    if (!actor.parent) rootMachine = actor.machine?.id ?? '';
    const input = redactor.value(actor.input, allowanceOf(actor), 'input');
    actor.input = undefined;
    const traced: TracedActor = {
      kind: actor.machine ? 'machine' : 'leaf',
      machine: actor.machine?.id ?? null,
      src: actor.src,
      ...(input !== undefined && { input }),
    };
    const text = JSON.stringify(traced);
    actors.set(key, text);
    actorBytes += bytesOf(text);
    if (actor.parent) keyOf(actor.parent);
    return key;
  }

  function saveBaseState(actor: RawActor, snapshot: AnyMachineSnapshot): void {
    const key = keyOf(actor);
    const history = Object.entries(
      snapshot.historyValue as Record<string, readonly { id: string }[] | undefined>,
    ).map(([id, nodes = []]) => [id, nodes.map((node) => node.id)] as const);
    const context = redactor.value(snapshot.context, allowanceOf(actor), 'context') ?? null;
    baseStates.set(
      key,
      JSON.stringify({
        ...stateOf(snapshot),
        context,
        ...(history.length > 0 && { history: Object.fromEntries(history) }),
      }),
    );
    // Forgets children that no longer exist.
    const refs = Object.values(snapshot.children as Record<string, unknown>);
    const children = new Set(
      refs.flatMap((ref) => {
        const known = raw.actorOf(ref);
        return known ? [keyOf(known)] : [];
      }),
    );
    const inside = actor.parent ? `${pathOfKey(key)}/` : '/';
    for (const other of baseStates.keys()) {
      const rest = other.startsWith(inside) ? other.slice(inside.length) : '';
      if (rest !== '' && !rest.includes('/') && !children.has(other)) forget(other);
    }
  }

  function forget(key: ActorKey): void {
    const inside = `${pathOfKey(key)}/`;
    baseStates.delete(key);
    for (const other of baseStates.keys()) if (other.startsWith(inside)) baseStates.delete(other);
  }

  /** Stopped since its last change: its parent or an ancestor has another child in its place, or none. */
  function isGone(actor: RawActor, moved: ReadonlyMap<RawActor, AnyMachineSnapshot>): boolean {
    const { parent } = actor;
    if (!parent) return false;
    const after = moved.get(parent);
    const refs = Object.values((after?.children ?? {}) as Record<string, unknown>);
    return isGone(parent, moved) || (after !== undefined && !refs.some((ref) => raw.actorOf(ref) === actor));
  }

  /** An actor that threw emitted no snapshot, so its state is read from the actor. */
  function settleFailures(steps: readonly RawStep[]): void {
    const seen = new Set<RawActor>();
    for (const step of steps) {
      if (step.to || !step.actor.machine || seen.has(step.actor)) continue;
      seen.add(step.actor);
      const snapshot = step.ref.getSnapshot() as AnyMachineSnapshot; // only machines' steps are settled
      if (snapshot.status === 'error') step.to = snapshot;
    }
  }

  function blockFor(step: RawStep, settle: () => void): Block | null {
    const last = blocks.at(-1);
    if (last && (last.steps.length < BLOCK || !step.isCalm)) return last;
    const isStart = step.actor.parent === null && step.event.type === 'xstate.init';
    const isFirst = !last && baseStates.size === 0 && isStart && step.ref.options.snapshot === undefined;
    isWaitingForCalm &&= !step.isCalm;
    if (isWaitingForCalm) return null;
    settle();
    const base = isFirst ? null : new Map(baseStates);
    const before = last?.base;
    const added = [...(base ?? [])].filter(([key, text]) => before?.get(key) !== text);
    const bytes = added.reduce((sum, [, text]) => sum + bytesOf(text), 0);
    const block = { base, steps: [], actors: new Set(base?.keys() ?? []), bytes };
    blocks.push(block);
    return block;
  }

  /** A root started from a saved snapshot has a state before its first step, and so do its restored children. */
  function restored(steps: readonly RawStep[]): [RawActor, AnyMachineSnapshot][] {
    const [first] = steps;
    if (first?.ref.options.snapshot === undefined || blocks.length > 0) return [];
    const end = steps.findIndex((step, place) => place > 0 && step.isCalm);
    return steps
      .slice(0, end === -1 ? undefined : end)
      .flatMap(({ actor, event, to }) => (to && event.type === 'xstate.init' ? [[actor, to]] : []));
  }

  function textOf({ at, actor, from, event, to }: RawStep): string {
    const step: TraceStep = {
      at,
      actor: keyOf(actor),
      from: from && keyOf(from),
      event: redactor.event(
        withoutMachine(event, from),
        allowanceOf(actor),
        actor.machine,
        (from ?? actor.parent)?.machine ?? null,
      ),
      ...(to && { to: stateOf(to) }),
    };
    return JSON.stringify(step);
  }

  return {
    actors,
    machines,
    blocks,
    get rootMachine() {
      return rootMachine;
    },
    take(steps: readonly RawStep[], dropped: ReadonlyMap<RawActor, AnyMachineSnapshot> | null): void {
      settleFailures(steps);
      const moved = new Map<RawActor, AnyMachineSnapshot>(dropped ?? restored(steps));
      const settle = () => {
        // Parents first: removed children are forgotten before existing ones are saved.
        const inOrder = [...moved].sort(([a], [b]) => a.path.length - b.path.length);
        for (const [actor, snapshot] of inOrder) if (!isGone(actor, moved)) saveBaseState(actor, snapshot);
        moved.clear();
      };
      if (dropped) {
        blocks.length = 0;
        isWaitingForCalm = true;
        settle();
      }
      for (const step of steps) {
        const block = blockFor(step, settle);
        if (block) {
          const text = textOf(step);
          block.steps.push(text);
          block.bytes += bytesOf(text);
          block.actors.add(keyOf(step.actor));
          if (step.from) block.actors.add(keyOf(step.from));
        }
        if (step.to) moved.set(step.actor, step.to);
      }
      settle();
    },
    get count() {
      return blocks.reduce((sum, { steps }) => sum + steps.length, 0);
    },
    get bytes() {
      const last = blocks.at(-1)?.base;
      // A state unchanged since the last block is stored once.
      const moved = [...baseStates].filter(([key, text]) => last?.get(key) !== text);
      const baseStateBytes = moved.reduce((sum, [, text]) => sum + bytesOf(text), 0);
      const blockBytes = blocks.reduce((sum, block) => sum + block.bytes, 0);
      return blockBytes + actorBytes + baseStateBytes + tokens.size * TOKEN_BYTES;
    },
    /** Drops the oldest block. */
    drop(): void {
      blocks.shift();
      isWaitingForCalm = blocks.length === 0;
      const used = new Set([...baseStates.keys(), ...blocks.flatMap((block) => [...block.actors])]);
      for (const [key, text] of actors) {
        // Ancestors are kept as long as their descendants.
        if (used.has(key) || [...used].some((one) => one.startsWith(`${pathOfKey(key)}/`))) continue;
        actors.delete(key);
        actorBytes -= bytesOf(text);
      }
    },
  };
}

export type PackedLog = ReturnType<typeof createPackedLog>;
