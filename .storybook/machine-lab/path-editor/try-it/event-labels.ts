import type { AnyMachineSnapshot } from 'xstate';
import { gerundOf, sentence, describeActor } from '../../../../src/statecharts/flow/describe.ts';
import type { FlowVocabulary, VocabularyEntries } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { pathOfKey } from '../../../../src/statecharts/trace/actor-key.ts';
import type { AvailableEvent } from '../../workbench/available-events.ts';
import type { AutomaticAnswer } from './automatic-answers.ts';
import { spacedKey } from '../state-text.ts';

const upper = (text: string): string => sentence(text).slice(0, -1);
const phraseOf = (text: VocabularyEntries, name: string): string | null =>
  Object.hasOwn(text, name) ? (text[name]?.phrase ?? null) : null;

/** `FILE.CHOSEN` is "file chosen", `openDraft` "open draft". */
const readableName = (name: string): string =>
  spacedKey(/[a-z]/.test(name) ? name : name.toLowerCase().replaceAll('.', ' '));

/** Events of the current state come before events that are possible everywhere. */
export function localFirst(
  events: readonly AvailableEvent[],
  { machine }: AnyMachineSnapshot,
): readonly AvailableEvent[] {
  const isEverywhere = ({ actor, type }: AvailableEvent) =>
    actor === '/' && machine.root.transitions.has(type);
  return [...events.filter((event) => !isEverywhere(event)), ...events.filter(isEverywhere)];
}

/**
 * An event with the vocabulary's phrase: "The vendor skips the step", "Saving the logo" (answers, or fails). Events of
 * an invoked machine only have names.
 */
export function withLabel(vocabulary: FlowVocabulary, event: AvailableEvent): AvailableEvent {
  const { kind, label } = event.label;
  if (event.actor !== '/') {
    const around = pathOfKey(event.actor).split('/').filter(Boolean);
    const actor = around.map((id) => describeActor(id, vocabulary)).join(', ');
    return { ...event, actor, label: { kind, label: upper(readableName(label)) } };
  }
  const phrase = (text: string | null) =>
    text === null ? event : { ...event, label: { kind, label: upper(text) } };
  switch (kind) {
    case 'event':
      return phrase(phraseOf(vocabulary.events, label));
    case 'done':
    case 'error': {
      const actor = phraseOf(vocabulary.actors, label);
      return phrase(actor === null ? null : gerundOf(actor));
    }
    case 'delay': {
      const delay = phraseOf(vocabulary.delays, label.replace(/^after /, ''));
      return phrase(delay === null ? null : `after ${delay}`);
    }
    default:
      return event;
  }
}

/** "Saving the logo (the picture is there)" */
export function answerLabel(vocabulary: FlowVocabulary, { event, name }: AutomaticAnswer): string {
  const { label } = withLabel(vocabulary, event).label;
  return name === '' ? label : `${label} (${name})`;
}
