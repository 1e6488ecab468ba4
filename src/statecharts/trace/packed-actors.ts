import type { AnyStateMachine } from 'xstate';
import { pathOfKey } from './actor-key.ts';
import type { RawActor, RawRoot } from './raw-log.ts';
import { createRedactor } from './redact.ts';
import { utf16Bytes } from './text-bytes.ts';
import type { Tokens } from './token.ts';
import type { ActorKey, TraceAllowance, TracedActor } from './trace.types.ts';

/** The actors of one root as redacted plain JSON, by the keys that steps refer to them with. */
export function createPackedActors(
  raw: RawRoot,
  allowances: Readonly<Record<string, TraceAllowance>>,
  tokens: Tokens,
) {
  const redactor = createRedactor(tokens, (ref) => {
    const actor = raw.actorOf(ref);
    return actor && keyOf(actor);
  });
  const keys = new WeakMap<RawActor, ActorKey>();
  /** Serialised TracedActors. */
  const texts = new Map<ActorKey, string>();
  const machines = new Map<string, AnyStateMachine>();
  let rootMachine = '';
  let bytes = 0;

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

  /** The actor's key; the first time, the actor is packed too. */
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
    texts.set(key, text);
    bytes += utf16Bytes(text);
    if (actor.parent) keyOf(actor.parent);
    return key;
  }

  return {
    redactor,
    texts,
    machines,
    allowanceOf,
    keyOf,
    get rootMachine() {
      return rootMachine;
    },
    get bytes() {
      return bytes;
    },
    /** Drops the actors that are not used, except ancestors of used ones. */
    keepOnly(used: ReadonlySet<ActorKey>): void {
      for (const [key, text] of texts) {
        if (used.has(key) || [...used].some((one) => one.startsWith(`${pathOfKey(key)}/`))) continue;
        texts.delete(key);
        bytes -= utf16Bytes(text);
      }
    },
  };
}

export type PackedActors = ReturnType<typeof createPackedActors>;
