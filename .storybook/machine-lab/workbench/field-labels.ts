import type { EventLabel } from '../parts/event-label.ts';

/** A form field's label and hint. */
export interface FieldLabel {
  readonly label: string;
  readonly hint?: string;
}

const ofFailure: Readonly<Record<string, FieldLabel>> = {
  message: { label: 'The server’s message' },
  code: { label: 'Code of the failure', hint: 'The name by which the screen knows it, in capitals.' },
  status: {
    label: 'Number of the answer',
    hint: '0: nobody answers. 400 to 499: the server refuses it. 500 and more: the server is in trouble.',
  },
  details: { label: 'Details from the server', hint: 'As JSON.' },
  name: { label: 'Kind of error in the program' },
};
const ofAnswer: Readonly<Record<string, FieldLabel>> = {
  output: { label: 'What is answered', hint: 'As JSON.' },
};

/** Labels for fields of failures and answers; an event's fields have their own names. */
export function labelOfField(kind: EventLabel['kind'], name: string): FieldLabel {
  const known = kind === 'error' ? ofFailure : kind === 'done' ? ofAnswer : {};
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? { label: name };
}

const orderOf = (kind: EventLabel['kind'], name: string): number => {
  const at = kind === 'error' ? Object.keys(ofFailure).indexOf(name) : 0;
  return at === -1 ? Object.keys(ofFailure).length : at;
};

/** For a failure, the server's message comes before the technical fields. */
export const inReadingOrder = <Field extends { readonly name: string }>(
  kind: EventLabel['kind'],
  fields: readonly Field[],
): readonly Field[] => fields.toSorted((one, other) => orderOf(kind, one.name) - orderOf(kind, other.name));

/** The label for choosing an example. */
export function labelOfCases(kind: EventLabel['kind']): string {
  if (kind === 'error') return 'What goes wrong';
  return kind === 'done' ? 'Which answer' : 'Which case';
}
