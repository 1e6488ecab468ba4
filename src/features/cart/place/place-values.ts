import type { CartDetailsChange } from '../../../api/index.ts';
import { placeProblems, type DeliveryPlace } from '../../../lib/delivery-place.ts';
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

/** In the order in which the form shows them. */
export const placeFields = [
  ...(['port', 'berth', 'contact', 'latestUsefulOn', 'arrivesFrom', 'arrivesUntil'] as const),
] satisfies readonly PlaceField[];

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A day of the viewer's own calendar. */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const instantText = (instant: string | null): string => {
  if (instant === null) return '';
  const at = new Date(instant);
  return `${dayText(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Empty while the cart is not read. */
export const valuesOf = (details: CartDetails | null): PlaceValues => ({
  port: details?.port ?? '',
  berth: details?.berth ?? '',
  contact: details?.contact ?? '',
  arrivesFrom: instantText(details?.arrivesFrom ?? null),
  arrivesUntil: instantText(details?.arrivesUntil ?? null),
  latestUsefulOn: details?.latestUsefulOn ?? '',
});

const dateOf = (text: string): Date | null => (text === '' ? null : new Date(text));
const instantOf = (text: string): string | null => dateOf(text)?.toISOString() ?? null;

/** What one field changes; nothing typed takes it back. */
export function changeOf(field: PlaceField, text: string): CartDetailsChange {
  const typed = text.trim();
  if (field === 'arrivesFrom' || field === 'arrivesUntil') return { [field]: instantOf(typed) };
  return { [field]: typed === '' ? null : typed };
}

const placeOf = (values: PlaceValues, yachtId: string | null): DeliveryPlace => ({
  ...{ port: values.port || null, berth: values.berth.trim() || null, yachtId },
  ...{ arrivesFrom: dateOf(values.arrivesFrom), arrivesUntil: dateOf(values.arrivesUntil) },
  latestUsefulOn: values.latestUsefulOn || null,
});

/** What a cart's suppliers do with the place, and where its days begin. */
export interface PlaceUse {
  readonly kinds: Parameters<typeof placeProblems>[1]['kinds'];
  /** Of the ports; one of them that is not there yet has no zone. */
  readonly zones: ReadonlyMap<string, string>;
}

export type PlaceWords = Partial<Record<PlaceField, string>>;

/** What is not said yet and has to be, and what was said and is not right; by field, in words. */
export function problemsOf(
  values: PlaceValues,
  yachtId: string | null,
  { kinds, zones }: PlaceUse,
  now: Date,
): { readonly missing: PlaceWords; readonly wrong: PlaceWords } {
  const timeZone = zones.get(values.port) ?? null;
  const problems = placeProblems(placeOf(values, yachtId), { kinds, now, timeZone });
  const wordsOf = (isMissing: boolean): PlaceWords =>
    Object.fromEntries(
      problems
        .filter(({ rule }) => (rule === 'required') === isMissing)
        .map(({ field, message }) => [field, message]),
    );
  return { missing: wordsOf(true), wrong: wordsOf(false) };
}

/** Fields that are only right together. */
export const savedWith = (field: PlaceField): readonly PlaceField[] =>
  field === 'arrivesFrom' || field === 'arrivesUntil' ? ['arrivesFrom', 'arrivesUntil'] : [field];
