import type { Column, Role } from './column.ts';
import type { Field } from './fields.ts';

/** Names have fewer words than what describes them. */
const namesMost = 4;
const fewerWords = 0.7;
const nearlyAll = 0.9;
const tellsApart = 0.95;

const isName = ({ header, stated, profile }: Column): boolean =>
  header === null &&
  !stated &&
  profile.filled > nearlyAll &&
  profile.letters > nearlyAll &&
  profile.distinct > tellsApart &&
  profile.codes < 0.5 &&
  profile.wordsMean <= namesMost &&
  profile.addresses + profile.contacts + profile.files === 0;

/**
 * Without titles, the first column of a few words that tell all rows apart is the name, and the longer texts behind it
 * describe what it names.
 */
export function nameBeforeTexts(byField: Map<Field, Role>, columns: readonly Column[]): void {
  const texts = byField.get('name');
  if (!texts || texts.column.header !== null || texts.column.stated) return;
  const { distinct, wordsMean } = texts.column.profile;
  const first = columns.find(isName);
  if (!first || first.index >= texts.column.index || first.profile.distinct < distinct) return;
  if (first.profile.wordsMean > wordsMean * fewerWords) return;
  for (const [field, role] of byField) if (role.column === first) byField.delete(field);
  byField.set('name', { ...texts, column: first, reason: 'a few words that tell every row apart' });
  if (!byField.has('description'))
    byField.set('description', { ...texts, field: 'description', reason: 'longer texts beside the name' });
}
