import type { AnyActorRef, InspectionEvent } from 'xstate';
import { occurrenceOf, pathOfKey } from './actor-key.ts';
import type { ActorKey } from './trace.types.ts';

function pathOf(ref: AnyActorRef): string {
  const ids: string[] = [];
  for (let at = ref; at._parent; at = at._parent) ids.unshift(at.id);
  return `/${ids.join('/')}`;
}

/**
 * Maps keys to actors, numbered as they start; actors that never start do not count. `standing`: the keys of base
 * actors; null if there are none.
 */
export function createActorKeys(base: readonly ActorKey[] | null) {
  const refs = new Map<ActorKey, AnyActorRef>();
  const keys = new Map<AnyActorRef, ActorKey>();
  const next = new Map((base ?? []).map((key) => [pathOfKey(key), occurrenceOf(key)]));
  let isRestoring = base !== null;
  return {
    note(event: InspectionEvent): void {
      if (event.type !== '@xstate.event' || event.event.type !== 'xstate.init') return;
      const ref = event.actorRef as AnyActorRef; // what is inspected here are actors
      const path = pathOf(ref);
      const occurrence = next.get(path) ?? 1;
      // A restored actor that the trace never mentions takes no number.
      if (keys.has(ref) || (isRestoring && !next.has(path))) return;
      next.set(path, occurrence + 1);
      const key = occurrence === 1 ? path : `${path}#${occurrence}`;
      refs.set(key, ref);
      keys.set(ref, key);
    },
    /** Ends restoring: actors that start from now on are new. */
    finishRestoring(): void {
      isRestoring = false;
    },
    refOf: (key: ActorKey): AnyActorRef | undefined => refs.get(key),
    keyOf: (ref: AnyActorRef): ActorKey | undefined => keys.get(ref),
  };
}
