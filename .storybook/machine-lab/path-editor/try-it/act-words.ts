import type { AnyMachineSnapshot } from 'xstate';
import { doing, sentence, tellActor } from '../../../../src/statecharts/flow/tell.ts';
import type { FlowVocabulary, Words } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { pathOfKey } from '../../../../src/statecharts/trace/actor-key.ts';
import type { Act } from '../../workbench/acts.ts';
import type { Answer } from './answers.ts';
import { keyInWords } from '../words.ts';

const upper = (words: string): string => sentence(words).slice(0, -1);
const saysOf = (words: Words, name: string): string | null =>
  Object.hasOwn(words, name) ? (words[name]?.says ?? null) : null;

/** `FILE.CHOSEN` is "file chosen", `openDraft` "open draft". */
const nameInWords = (name: string): string =>
  keyInWords(/[a-z]/.test(name) ? name : name.toLowerCase().replaceAll('.', ' '));

/** What can happen where one stands comes before what can be done anywhere. */
export function nearestFirst(acts: readonly Act[], { machine }: AnyMachineSnapshot): readonly Act[] {
  const isEverywhere = ({ actor, type }: Act) => actor === '/' && machine.root.transitions.has(type);
  return [...acts.filter((act) => !isEverywhere(act)), ...acts.filter(isEverywhere)];
}

/** What can happen now, in the vocabulary's words: "The vendor skips the step", "Saving the logo" (answers, or fails). Of what is inside another machine there are no words but its name. */
export function inWordsOf(vocabulary: FlowVocabulary, act: Act): Act {
  const { kind, label } = act.words;
  if (act.actor !== '/') {
    const around = pathOfKey(act.actor).split('/').filter(Boolean);
    const actor = around.map((id) => tellActor(id, vocabulary)).join(', ');
    return { ...act, actor, words: { kind, label: upper(nameInWords(label)) } };
  }
  const says = (words: string | null) =>
    words === null ? act : { ...act, words: { kind, label: upper(words) } };
  switch (kind) {
    case 'event':
      return says(saysOf(vocabulary.events, label));
    case 'done':
    case 'error': {
      const actor = saysOf(vocabulary.actors, label);
      return says(actor === null ? null : doing(actor));
    }
    case 'delay': {
      const delay = saysOf(vocabulary.delays, label.replace(/^after /, ''));
      return says(delay === null ? null : `after ${delay}`);
    }
    default:
      return act;
  }
}

/** "Saving the logo (the picture is there)" */
export function answerInWords(vocabulary: FlowVocabulary, { act, name }: Answer): string {
  const { label } = inWordsOf(vocabulary, act).words;
  return name === '' ? label : `${label} (${name})`;
}
