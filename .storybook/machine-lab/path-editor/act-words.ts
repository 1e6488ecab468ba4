import { doing, sentence } from '../../../src/statecharts/flow/tell.ts';
import type { FlowVocabulary, Words } from '../../../src/statecharts/flow/vocabulary.types.ts';
import type { Act } from '../workbench/acts.ts';

const upper = (words: string): string => sentence(words).slice(0, -1);
const saysOf = (words: Words, name: string): string | null =>
  Object.hasOwn(words, name) ? (words[name]?.says ?? null) : null;

/** What can happen now, in the vocabulary's words: "The vendor skips the step", "Saving the logo" (answers, or fails). What is inside another machine keeps its name. */
export function inWordsOf(vocabulary: FlowVocabulary, act: Act): Act {
  const { kind, label } = act.words;
  if (act.actor !== '/') return act;
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
