import type { ContactTopic } from '../../../../src/lib/contact-topics.ts';

export type { ContactTopic };

export type ContactStatus = 'open' | 'held' | 'answered' | 'closed';

/** Why a message looks like advertising. */
export type ContactHold = 'trap' | 'no_form' | 'too_quick' | 'links' | 'markup' | 'repeated' | 'too_many';

/** The facts about an arriving message. */
export interface Arrival {
  readonly text: string;
  /** The content of the field that is hidden from people. */
  readonly trap: string;
  /** How long the form was open; null if it was never opened. */
  readonly openMs: number | null;
  /** How often the same words arrived within a day, from anybody. */
  readonly sameWords: number;
  /** How many messages arrived from the same network within an hour. */
  readonly fromThere: number;
}

/** No person reads the page, chooses a topic and writes a sentence faster. */
const quickestMs = 3000;
const mostLinks = 2;
const mostSameWords = 3;
/** All yachts of a quay may share one network. */
const mostFromThere = 20;

const link = /https?:\/\/|www\./gi;
const markup = /<a\s|\[url[=\]]|<script|\[link[=\]]/i;

/** Why an admin has to check the message before anybody is mailed; null for a normal message. */
export function holdOf({ text, trap, openMs, sameWords, fromThere }: Arrival): ContactHold | null {
  if (trap.trim() !== '') return 'trap';
  if (openMs === null) return 'no_form';
  if (openMs < quickestMs) return 'too_quick';
  if (markup.test(text)) return 'markup';
  if ((text.match(link) ?? []).length > mostLinks) return 'links';
  if (sameWords >= mostSameWords) return 'repeated';
  return fromThere >= mostFromThere ? 'too_many' : null;
}

const excerptLength = 160;

/** The beginning of a text, in one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > excerptLength ? `${letters.slice(0, excerptLength - 1).join('')}…` : line;
}

/** The number as shown to users. */
export const numberOf = (number: number): string => `M-${number}`;

/** The order or booking named in a text: "order q-10001/2" means Q-10001. */
export function purchaseNumberIn(text: string): string | null {
  const [, letter = '', digits = ''] = /\b([qb])-?\s?(\d{4,})/i.exec(text) ?? [];
  return digits === '' ? null : `${letter.toUpperCase()}-${digits}`;
}
