import type { CartDetailsChange } from '../../../api/index.ts';
import type { CartDetails } from '../cart.types.ts';

/** Where it goes as its fields hold it: text, times as `2026-11-27T09:30` in the viewer's own zone, days as `2026-11-27`. */
export interface PlaceValues {
  readonly port: string;
  readonly berth: string;
  readonly contact: string;
  readonly arrivesFrom: string;
  readonly arrivesUntil: string;
  readonly latestUsefulOn: string;
}
export type PlaceField = keyof PlaceValues;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A day of the viewer's own calendar. */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const instantText = (instant: string | null): string => {
  if (instant === null) return '';
  const at = new Date(instant);
  return `${dayText(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

export const valuesOf = (details: CartDetails): PlaceValues => ({
  port: details.port ?? '',
  berth: details.berth ?? '',
  contact: details.contact ?? '',
  arrivesFrom: instantText(details.arrivesFrom),
  arrivesUntil: instantText(details.arrivesUntil),
  latestUsefulOn: details.latestUsefulOn ?? '',
});

const instantOf = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());

/** What one field changes; nothing typed takes it back. */
export function changeOf(field: PlaceField, text: string): CartDetailsChange {
  const typed = text.trim();
  if (field === 'arrivesFrom' || field === 'arrivesUntil') return { [field]: instantOf(typed) };
  return { [field]: typed === '' ? null : typed };
}

/** What does not fit together, by field, in words; `today` as the viewer's calendar has it. */
export function problemsOf(
  { arrivesFrom, arrivesUntil, latestUsefulOn }: PlaceValues,
  today: string,
): Partial<Record<PlaceField, string>> {
  const isBackwards = arrivesFrom !== '' && arrivesUntil !== '' && arrivesUntil < arrivesFrom;
  return {
    ...(isBackwards && { arrivesUntil: 'This is before the time from which you are there.' }),
    ...(latestUsefulOn !== '' && latestUsefulOn < today && { latestUsefulOn: 'This day is over.' }),
  };
}

/** Fields that are only right together. */
export const savedWith = (field: PlaceField): readonly PlaceField[] =>
  field === 'arrivesFrom' || field === 'arrivesUntil' ? ['arrivesFrom', 'arrivesUntil'] : [field];
