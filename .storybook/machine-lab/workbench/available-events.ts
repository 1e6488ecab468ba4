import type { ScriptedEvent } from '../../../src/statecharts/trace/player.types.ts';
import type { PossibleAction } from '../../../src/statecharts/explore/possible-actions.ts';
import type { Json } from '../../../src/statecharts/json.ts';
import { labelOfEvent, type EventLabel } from '../parts/event-label.ts';
import { plainScriptedEvent, type PlainEvent } from '../preview/plain-json.ts';

/** An event that is possible now, with example payloads. */
export interface AvailableEvent {
  readonly actor: string;
  readonly type: string;
  readonly label: EventLabel;
  readonly cases: readonly { readonly name: string; readonly event: ScriptedEvent }[];
}

/** The editable payload of an event: an actor's output or error, or the event's own fields. */
export function payloadOfEvent({ event }: ScriptedEvent): Readonly<Record<string, Json>> {
  // Made by plainScriptedEvent.
  const { type, actorId: _, ...payload } = event as PlainEvent;
  if (type.startsWith('xstate.after.')) return {};
  const { error } = payload;
  if (type.startsWith('xstate.error.') && typeof error === 'object' && error !== null && '$error' in error) {
    // An error's own fields, without its wrapper.
    return error.$error as Readonly<Record<string, Json>>;
  }
  return payload;
}

/** The same event with the payload from a form. */
export function withPayload(event: ScriptedEvent, payload: Readonly<Record<string, Json>>): ScriptedEvent {
  // Made by plainScriptedEvent.
  const { type, actorId } = event.event as PlainEvent;
  const inside = type.startsWith('xstate.error.') ? { error: { $error: payload } } : payload;
  return { ...event, event: { ...inside, type, ...(actorId !== undefined && { actorId }) } };
}

const caseOf = (text: string): string => text.split(' · ').slice(1).join(' · ');

/** The events that are possible now, each once with all its examples. */
export function availableEvents(possible: readonly PossibleAction[]): AvailableEvent[] {
  const events = new Map<string, AvailableEvent & { cases: { name: string; event: ScriptedEvent }[] }>();
  for (const { label, event } of possible) {
    const key = `${event.actor} ${event.event.type}`;
    const available = events.get(key) ?? {
      actor: event.actor,
      type: event.event.type,
      label: labelOfEvent(event.event.type),
      cases: [],
    };
    available.cases.push({ name: caseOf(label), event: plainScriptedEvent(event) });
    events.set(key, available);
  }
  return [...events.values()];
}

/** Whether the event needs a form for its payload or case. */
export const needsForm = ({ cases }: AvailableEvent): boolean =>
  cases.length > 1 || cases.some(({ event }) => Object.keys(payloadOfEvent(event)).length > 0);
