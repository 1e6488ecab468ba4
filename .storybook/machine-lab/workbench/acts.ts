import type { Cue } from '../../../src/statecharts/trace/player.types.ts';
import type { PossibleAct } from '../../../src/statecharts/explore/possible-acts.ts';
import type { Json } from '../../../src/statecharts/json.ts';
import { wordsOfEvent, type EventWords } from '../parts/event-words.ts';
import { plainCue, type PlainEvent } from '../stage/plain-json.ts';

/** One thing that can happen now, with the examples of what it brings. */
export interface Act {
  readonly actor: string;
  readonly type: string;
  readonly words: EventWords;
  readonly cases: readonly { readonly name: string; readonly cue: Cue }[];
}

/** What an event brings that a person may change: the answer or failure of an actor, or the event's own fields. */
export function payloadOfCue({ event }: Cue): Readonly<Record<string, Json>> {
  // Made by plainCue.
  const { type, actorId: _, ...payload } = event as PlainEvent;
  if (type.startsWith('xstate.after.')) return {};
  const { error } = payload;
  if (type.startsWith('xstate.error.') && typeof error === 'object' && error !== null && '$error' in error) {
    // An error's own fields, and not its wrapping.
    return error.$error as Readonly<Record<string, Json>>;
  }
  return payload;
}

/** The same cue with what a form says it brings. */
export function withPayload(cue: Cue, payload: Readonly<Record<string, Json>>): Cue {
  // Made by plainCue.
  const { type, actorId } = cue.event as PlainEvent;
  const inside = type.startsWith('xstate.error.') ? { error: { $error: payload } } : payload;
  return { ...cue, event: { ...inside, type, ...(actorId !== undefined && { actorId }) } };
}

const caseOf = (words: string): string => words.split(' · ').slice(1).join(' · ');

/** What can happen now, each event once, its examples together. */
export function actsOf(possible: readonly PossibleAct[]): Act[] {
  const acts = new Map<string, Act & { cases: { name: string; cue: Cue }[] }>();
  for (const { words, cue } of possible) {
    const key = `${cue.actor} ${cue.event.type}`;
    const act = acts.get(key) ?? {
      actor: cue.actor,
      type: cue.event.type,
      words: wordsOfEvent(cue.event.type),
      cases: [],
    };
    act.cases.push({ name: caseOf(words), cue: plainCue(cue) });
    acts.set(key, act);
  }
  return [...acts.values()];
}

/** Whether a person has something to say beside the event itself. */
export const needsForm = ({ cases }: Act): boolean =>
  cases.length > 1 || cases.some(({ cue }) => Object.keys(payloadOfCue(cue)).length > 0);
