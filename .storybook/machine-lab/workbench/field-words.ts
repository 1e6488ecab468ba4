import type { EventWords } from '../parts/event-words.ts';

/** What a field of a form is called, and what may be said of it. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

const ofFailure: Readonly<Record<string, FieldWords>> = {
  message: { label: 'What the server says' },
  code: { label: 'Code of the failure', hint: 'The name by which the screen knows it, in capitals.' },
  status: {
    label: 'Number of the answer',
    hint: '0: nobody answers. 400 to 499: the server refuses it. 500 and more: the server is in trouble.',
  },
  details: { label: 'What else the server says of it', hint: 'As JSON.' },
  name: { label: 'Kind of error in the program' },
};
const ofAnswer: Readonly<Record<string, FieldWords>> = {
  output: { label: 'What is answered', hint: 'As JSON.' },
};

/** Fields of failures and answers in words; those of an event have its own names. */
export function wordsOfField(kind: EventWords['kind'], name: string): FieldWords {
  const known = kind === 'error' ? ofFailure : kind === 'done' ? ofAnswer : {};
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? { label: name };
}

const placeOf = (kind: EventWords['kind'], name: string): number => {
  const at = kind === 'error' ? Object.keys(ofFailure).indexOf(name) : 0;
  return at === -1 ? Object.keys(ofFailure).length : at;
};

/** Of a failure, what the server says before what programs go by. */
export const inReadingOrder = <Field extends { readonly name: string }>(
  kind: EventWords['kind'],
  fields: readonly Field[],
): readonly Field[] => fields.toSorted((one, other) => placeOf(kind, one.name) - placeOf(kind, other.name));

/** What is asked first: which of the examples it is. */
export function wordsOfCases(kind: EventWords['kind']): string {
  if (kind === 'error') return 'What goes wrong';
  return kind === 'done' ? 'Which answer' : 'Which case';
}
