import type { Json } from '../json.ts';
import { contextChanges } from './context-change.ts';
import { isSameState, stateWords } from './same-state.ts';
import type { ActorKey, Trace, TraceStep } from './trace.types.ts';

export interface Difference {
  readonly actor: ActorKey;
  /** Places in the two traces' steps; null where one has ended. */
  readonly a: number | null;
  readonly b: number | null;
  readonly words: string;
}

interface Placed {
  readonly place: number;
  readonly step: TraceStep;
}

function walksOf(trace: Trace): Map<ActorKey, Placed[]> {
  const walks = new Map<ActorKey, Placed[]>();
  for (const [place, step] of trace.steps.entries()) {
    if (!step.to) continue;
    const walk = walks.get(step.actor) ?? [];
    walk.push({ place, step });
    walks.set(step.actor, walk);
  }
  return walks;
}

const payloadOf = ({ event: { type: _, ...payload } }: TraceStep): Json => payload;

function differenceOf(actor: ActorKey, a: Placed | undefined, b: Placed | undefined): Difference | null {
  const places = { actor, a: a?.place ?? null, b: b?.place ?? null };
  if (!a || !b) {
    const [which, more] = a ? ['second', a] : ['first', b];
    return more
      ? {
          ...places,
          words: `Of ${actor} the ${which} has no more; the other goes on with ${more.step.event.type}.`,
        }
      : null;
  }
  const [mine, other] = [a.step, b.step];
  if (mine.event.type !== other.event.type) {
    const words = `${actor} receives ${mine.event.type} in the first and ${other.event.type} in the second.`;
    return { ...places, words };
  }
  if (mine.to && other.to && !isSameState(mine.to, other.to)) {
    const words = `After ${mine.event.type} ${actor} stands in ${stateWords(mine.to)} in the first and in ${stateWords(other.to)} in the second.`;
    return { ...places, words };
  }
  const [change] = contextChanges(payloadOf(mine), payloadOf(other));
  if (!change) return null;
  const said = (value: Json | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value));
  const words = `${mine.event.type} of ${actor} says ${change.path}: ${said(change.before)} in the first and ${said(change.after)} in the second.`;
  return { ...places, words };
}

function firstOf(actor: ActorKey, a: readonly Placed[], b: readonly Placed[]): Difference | null {
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = differenceOf(actor, a[place], b[place]);
    if (difference) return difference;
  }
  return null;
}

/**
 * Where two traces part first: by actor, since what happens in two actors at once has no order of its own. Events and states are compared, and what
 * the events say; when they came is not. Null when they tell the same.
 */
export function firstDifference(a: Trace, b: Trace): Difference | null {
  if (a.machine !== b.machine) {
    const words = `The first is of the machine ${a.machine}, the second of ${b.machine}.`;
    return { actor: '/', a: null, b: null, words };
  }
  const [walksA, walksB] = [walksOf(a), walksOf(b)];
  const actors = new Set([...walksA.keys(), ...walksB.keys()]);
  const differences = [...actors].flatMap((actor) => {
    const difference = firstOf(actor, walksA.get(actor) ?? [], walksB.get(actor) ?? []);
    return difference ? [difference] : [];
  });
  const at = (difference: Difference): number => Math.min(difference.a ?? Infinity, difference.b ?? Infinity);
  return differences.sort((one, other) => at(one) - at(other))[0] ?? null;
}
