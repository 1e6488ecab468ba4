import type { AnyActorRef, InspectionEvent } from 'xstate';
import { occurrenceOf, pathOfKey } from './actor-key.ts';
import type { ActorKey } from './trace.types.ts';

function pathOf(ref: AnyActorRef): string {
  const ids: string[] = [];
  for (let at = ref; at._parent; at = at._parent) ids.unshift(at.id);
  return `/${ids.join('/')}`;
}

/**
 * Which actor a key means, numbered as they start: those that never do are not counted. `standing`: the keys of what is there from the beginning;
 * null where nothing is.
 */
export function actorKeys(standing: readonly ActorKey[] | null) {
  const refs = new Map<ActorKey, AnyActorRef>();
  const keys = new Map<AnyActorRef, ActorKey>();
  const next = new Map((standing ?? []).map((key) => [pathOfKey(key), occurrenceOf(key)]));
  let isTakingUp = standing !== null;
  return {
    note(event: InspectionEvent): void {
      if (event.type !== '@xstate.event' || event.event.type !== 'xstate.init') return;
      const ref = event.actorRef as AnyActorRef; // what is inspected here are actors
      const path = pathOf(ref);
      const occurrence = next.get(path) ?? 1;
      // What stands and is never told of takes no number from those that come.
      if (keys.has(ref) || (isTakingUp && !next.has(path))) return;
      next.set(path, occurrence + 1);
      const key = occurrence === 1 ? path : `${path}#${occurrence}`;
      refs.set(key, ref);
      keys.set(ref, key);
    },
    /** What stood is taken up: whoever starts from now on is new. */
    takenUp(): void {
      isTakingUp = false;
    },
    refOf: (key: ActorKey): AnyActorRef | undefined => refs.get(key),
    keyOf: (ref: AnyActorRef): ActorKey | undefined => keys.get(ref),
  };
}
