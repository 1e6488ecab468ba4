import { pathOfKey } from './actor-key.ts';
import type { ActorKey, Trace } from './trace.types.ts';

interface Fault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

const parentPath = (key: ActorKey): string => pathOfKey(key).replace(/\/[^/]*$/, '') || '/';

function actorFault(trace: Trace, key: ActorKey, paths: ReadonlySet<string>): Fault | null {
  const path = ['actors', key];
  if (!key.startsWith('/')) return { path, reason: 'An actor is named by its path, as “/import”.' };
  if (key !== '/' && !paths.has(parentPath(key))) {
    return { path, reason: `Its parent “${parentPath(key)}” is not among the actors.` };
  }
  const actor = trace.actors[key];
  if (actor?.kind !== 'machine') return null;
  if (actor.machine === null) return { path: [...path, 'machine'], reason: 'A machine has an id.' };
  if (!Object.hasOwn(trace.shapes, actor.machine)) {
    return { path, reason: `What the machine “${actor.machine}” was made of is missing from “shapes”.` };
  }
  return null;
}

/**
 * A replay compares the state after each event and can't if the trace has none: a trace without states would prove
 * nothing. A machine reports states from its first event on; only unprocessed events at its end have none.
 */
function missingStatesFault({ actors, base, steps }: Trace): Fault | null {
  const reported = new Set<ActorKey>();
  const silent = new Map<ActorKey, number>();
  const fault = (index: number, actor: ActorKey): Fault => ({
    path: ['steps', index, 'to'],
    reason: `It has no state of “${actor}” after this event.`,
  });
  for (const [index, { actor, to }] of steps.entries()) {
    if (actors[actor]?.kind !== 'machine') continue;
    const before = silent.get(actor);
    if (to && before !== undefined) return fault(before, actor);
    if (!to && !reported.has(actor)) return fault(index, actor);
    if (to) reported.add(actor);
    else silent.set(actor, before ?? index);
  }
  // If the beginning was dropped, the root may have been idle all along: its base has the state.
  if (base || reported.has('/')) return null;
  return { path: ['steps'], reason: 'It has no state of the machine.' };
}

/** The first inconsistency of a trace that has all its fields; null if there is none. */
export function checkTrace(trace: Trace): Fault | null {
  const isActor = (key: ActorKey): boolean => Object.hasOwn(trace.actors, key);
  const root = isActor('/') ? trace.actors['/'] : undefined;
  if (root?.kind !== 'machine') return { path: ['actors'], reason: 'The root machine “/” is missing.' };
  if (root.machine !== trace.machine) {
    return { path: ['actors', '/', 'machine'], reason: `The trace is of “${trace.machine}”.` };
  }
  const paths = new Set(Object.keys(trace.actors).map(pathOfKey));
  for (const key of Object.keys(trace.actors)) {
    const fault = actorFault(trace, key, paths);
    if (fault) return fault;
  }
  for (const key of Object.keys(trace.base ?? {})) {
    if (!isActor(key)) return { path: ['base', key], reason: 'There is no such actor.' };
  }
  if (trace.base && !Object.hasOwn(trace.base, '/')) {
    return { path: ['base'], reason: 'It has no state of the root machine “/”.' };
  }
  let before = 0;
  for (const [index, { actor, from, at }] of trace.steps.entries()) {
    const path = ['steps', index];
    if (!isActor(actor)) return { path: [...path, 'actor'], reason: `There is no actor “${actor}”.` };
    if (from !== null && !isActor(from)) {
      return { path: [...path, 'from'], reason: `There is no actor “${from}”.` };
    }
    if (at < before) return { path: [...path, 'at'], reason: 'Time goes backwards here.' };
    before = at;
  }
  return missingStatesFault(trace);
}
