import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { createPackedActors } from './packed-actors.ts';
import { createPackedBase, stateOf } from './packed-base.ts';
import type { RawActor, RawRoot, RawStep } from './raw-log.ts';
import { utf16Bytes } from './text-bytes.ts';
import { createTokens } from './token.ts';
import type { ActorKey, TraceAllowance, TraceStep } from './trace.types.ts';

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

/** Keeps a leaf's snapshot; a machine's own snapshot is dropped, since a replay recreates it. */
function withoutMachine(event: EventObject, from: RawActor | null): EventObject {
  if (!event.type.startsWith('xstate.snapshot.') || !('snapshot' in event)) return event;
  const { snapshot, ...rest } = event;
  if (from?.machine || typeof snapshot !== 'object' || snapshot === null) return rest;
  const { context, output, status, error } = snapshot as Record<string, unknown>;
  return { ...rest, snapshot: { context, output, status, error } } as EventObject;
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

/** A root started from a saved snapshot has a state before its first step, and so do its restored children. */
function restoredStates(steps: readonly RawStep[]): [RawActor, AnyMachineSnapshot][] {
  if (steps[0]?.ref.options.snapshot === undefined) return [];
  const end = steps.findIndex((step, index) => index > 0 && step.isCalm);
  return steps
    .slice(0, end === -1 ? undefined : end)
    .flatMap(({ actor, event, to }) => (to && event.type === 'xstate.init' ? [[actor, to]] : []));
}

/** The bytes of the texts that have changed since. */
function changedBytes(
  texts: ReadonlyMap<ActorKey, string>,
  since: ReadonlyMap<ActorKey, string> | null | undefined,
): number {
  let bytes = 0;
  for (const [key, text] of texts) if (since?.get(key) !== text) bytes += utf16Bytes(text);
  return bytes;
}

/** One root's steps as redacted plain JSON, in blocks. */
export function createPackedLog(
  raw: RawRoot,
  allowances: Readonly<Record<string, TraceAllowance>>,
  maxBytes: number,
) {
  // A small part of the memory is for recognising values.
  const tokens = createTokens(Math.min(4_096, Math.floor(maxBytes / (4 * TOKEN_BYTES))));
  const actors = createPackedActors(raw, allowances, tokens);
  const base = createPackedBase(raw, actors);
  const blocks: Block[] = [];
  /** Steps were lost: recording resumes at the next calm step. */
  let isWaitingForCalm = false;

  function textOf({ at, actor, from, event, to }: RawStep): string {
    const step: TraceStep = {
      at,
      actor: actors.keyOf(actor),
      from: from && actors.keyOf(from),
      event: actors.redactor.event(
        withoutMachine(event, from),
        actors.allowanceOf(actor),
        actor.machine,
        (from ?? actor.parent)?.machine ?? null,
      ),
      ...(to && { to: stateOf(to) }),
    };
    return JSON.stringify(step);
  }

  function blockFor(step: RawStep, advanceBase: () => void): Block | null {
    const last = blocks.at(-1);
    if (last && (last.steps.length < BLOCK || !step.isCalm)) return last;
    const isStart = step.actor.parent === null && step.event.type === 'xstate.init';
    const isFirst = !last && base.texts.size === 0 && isStart && step.ref.options.snapshot === undefined;
    isWaitingForCalm &&= !step.isCalm;
    if (isWaitingForCalm) return null;
    advanceBase();
    const block: Block = isFirst
      ? { base: null, steps: [], actors: new Set(), bytes: 0 }
      : {
          base: new Map(base.texts),
          steps: [],
          actors: new Set(base.texts.keys()),
          bytes: changedBytes(base.texts, last?.base),
        };
    blocks.push(block);
    return block;
  }

  function add(step: RawStep, block: Block): void {
    const text = textOf(step);
    block.steps.push(text);
    block.bytes += utf16Bytes(text);
    block.actors.add(actors.keyOf(step.actor));
    if (step.from) block.actors.add(actors.keyOf(step.from));
  }

  return {
    actors,
    blocks,
    take(steps: readonly RawStep[], dropped: ReadonlyMap<RawActor, AnyMachineSnapshot> | null): void {
      settleFailures(steps);
      const moved = new Map(dropped ?? (blocks.length === 0 ? restoredStates(steps) : []));
      const advanceBase = () => {
        base.advance(moved);
        moved.clear();
      };
      if (dropped) {
        blocks.length = 0;
        isWaitingForCalm = true;
        advanceBase();
      }
      for (const step of steps) {
        const block = blockFor(step, advanceBase);
        if (block) add(step, block);
        if (step.to) moved.set(step.actor, step.to);
      }
      advanceBase();
    },
    get count() {
      return blocks.reduce((sum, { steps }) => sum + steps.length, 0);
    },
    get bytes() {
      const blockBytes = blocks.reduce((sum, block) => sum + block.bytes, 0);
      // A state unchanged since the last block is stored once.
      const baseBytes = changedBytes(base.texts, blocks.at(-1)?.base);
      return blockBytes + actors.bytes + baseBytes + tokens.size * TOKEN_BYTES;
    },
    /** Drops the oldest block. */
    drop(): void {
      blocks.shift();
      isWaitingForCalm = blocks.length === 0;
      actors.keepOnly(new Set([...base.texts.keys(), ...blocks.flatMap((block) => [...block.actors])]));
    },
  };
}

export type PackedLog = ReturnType<typeof createPackedLog>;
