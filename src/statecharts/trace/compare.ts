import type { Json } from '../json.ts';
import { contextChanges } from './context-change.ts';
import { isSameState, stateText } from './same-state.ts';
import type { ActorKey, Trace, TraceStep } from './trace.types.ts';

export interface Difference {
  readonly actor: ActorKey;
  /** Step indexes in both traces; null if one has ended. */
  readonly a: number | null;
  readonly b: number | null;
  readonly text: string;
}

interface Placed {
  readonly index: number;
  readonly step: TraceStep;
}

function stepsByActor(trace: Trace): Map<ActorKey, Placed[]> {
  const runs = new Map<ActorKey, Placed[]>();
  for (const [index, step] of trace.steps.entries()) {
    if (!step.to) continue;
    const run = runs.get(step.actor) ?? [];
    run.push({ index, step });
    runs.set(step.actor, run);
  }
  return runs;
}

const payloadOf = ({ event: { type: _, ...payload } }: TraceStep): Json => payload;

function differenceOf(actor: ActorKey, a: Placed | undefined, b: Placed | undefined): Difference | null {
  const places = { actor, a: a?.index ?? null, b: b?.index ?? null };
  if (!a || !b) {
    const [which, more] = a ? ['second', a] : ['first', b];
    return more
      ? {
          ...places,
          text: `Of ${actor} the ${which} has no more; the other goes on with ${more.step.event.type}.`,
        }
      : null;
  }
  const [mine, other] = [a.step, b.step];
  if (mine.event.type !== other.event.type) {
    const text = `${actor} receives ${mine.event.type} in the first and ${other.event.type} in the second.`;
    return { ...places, text };
  }
  if (mine.to && other.to && !isSameState(mine.to, other.to)) {
    const text = `After ${mine.event.type} ${actor} is in ${stateText(mine.to)} in the first and in ${stateText(other.to)} in the second.`;
    return { ...places, text };
  }
  const [change] = contextChanges(payloadOf(mine), payloadOf(other));
  if (!change) return null;
  const reported = (value: Json | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value));
  const text = `${mine.event.type} of ${actor} says ${change.path}: ${reported(change.before)} in the first and ${reported(change.after)} in the second.`;
  return { ...places, text };
}

function firstOf(actor: ActorKey, a: readonly Placed[], b: readonly Placed[]): Difference | null {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = differenceOf(actor, a[index], b[index]);
    if (difference) return difference;
  }
  return null;
}

/**
 * The first difference between two traces, compared per actor, since simultaneous events in two actors have no order.
 * Events, payloads and states are compared, times are not. Null if they are equal.
 */
export function firstDifference(a: Trace, b: Trace): Difference | null {
  if (a.machine !== b.machine) {
    const text = `The first is of the machine ${a.machine}, the second of ${b.machine}.`;
    return { actor: '/', a: null, b: null, text };
  }
  const [stepsA, stepsB] = [stepsByActor(a), stepsByActor(b)];
  const actors = new Set([...stepsA.keys(), ...stepsB.keys()]);
  const differences = [...actors].flatMap((actor) => {
    const difference = firstOf(actor, stepsA.get(actor) ?? [], stepsB.get(actor) ?? []);
    return difference ? [difference] : [];
  });
  const at = (difference: Difference): number => Math.min(difference.a ?? Infinity, difference.b ?? Infinity);
  return differences.sort((one, other) => at(one) - at(other))[0] ?? null;
}
