import type { CartDetailsChange } from '../../../api/index.ts';
import { placeProblems, type DeliveryPlace } from '../../../lib/delivery-place.ts';
import type { CartDetails } from '../cart.types.ts';
import type { ChosenDelivery } from './latest-day.ts';

/** The typed fields; the yacht is chosen. */
export type PlaceField = Exclude<keyof CartDetails, 'yachtId' | 'billTo'>;
/** The buyer's own references, which are asked for in the buyer's panel. */
export type ReferenceField = 'poNumber' | 'costCentre';
/**
 * The delivery details as field values: text, instants as `2026-11-27T09:30` in the viewer's time zone, days as
 * `2026-11-27`.
 */
export type PlaceValues = Readonly<Record<PlaceField, string>>;

/** The kind of each field, in the order of the form. */
const fieldKinds: Readonly<Record<PlaceField, 'text' | 'instant'>> = {
  port: 'text',
  berth: 'text',
  contact: 'text',
  latestUsefulOn: 'text',
  arrivesFrom: 'instant',
  arrivesUntil: 'instant',
  noteToSupplier: 'text',
  ifIncomplete: 'text',
  poNumber: 'text',
  costCentre: 'text',
};
// the keys of a record are those of its type
export const placeFields = Object.keys(fieldKinds) as readonly PlaceField[];

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A day in the viewer's calendar. */
export const dayText = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const instantText = (instant: string | null): string => {
  if (instant === null) return '';
  const at = new Date(instant);
  return `${dayText(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Empty while the cart is loading. */
export const valuesOf = (details: CartDetails | null): PlaceValues => {
  const textOf = (field: PlaceField): string => {
    const value = details?.[field] ?? null;
    return fieldKinds[field] === 'instant' ? instantText(value) : (value ?? '');
  };
  return {
    port: textOf('port'),
    berth: textOf('berth'),
    contact: textOf('contact'),
    latestUsefulOn: textOf('latestUsefulOn'),
    arrivesFrom: textOf('arrivesFrom'),
    arrivesUntil: textOf('arrivesUntil'),
    noteToSupplier: textOf('noteToSupplier'),
    ifIncomplete: textOf('ifIncomplete'),
    poNumber: textOf('poNumber'),
    costCentre: textOf('costCentre'),
  };
};

const dateOf = (text: string): Date | null => (text === '' ? null : new Date(text));
const instantOf = (text: string): string | null => dateOf(text)?.toISOString() ?? null;

/** The change of one field; an empty text clears it. */
export function changeOf(field: PlaceField, text: string): CartDetailsChange {
  const typed = text.trim();
  if (fieldKinds[field] === 'instant') return { [field]: instantOf(typed) };
  return { [field]: typed === '' ? null : typed };
}

const deliveryPlaceFrom = (values: PlaceValues, yachtId: string | null): DeliveryPlace => ({
  port: values.port || null,
  berth: values.berth.trim() || null,
  yachtId,
  arrivesFrom: dateOf(values.arrivesFrom),
  arrivesUntil: dateOf(values.arrivesUntil),
  latestUsefulOn: values.latestUsefulOn || null,
});

/** What the suppliers need, and where dates begin. */
export interface PlaceUse {
  readonly kinds: Parameters<typeof placeProblems>[1]['kinds'];
  /** A delivery can be proposed once the port is known. */
  readonly awaitsPort: boolean;
  /** Time zones by port; missing while the ports are loading. */
  readonly zones: ReadonlyMap<string, string>;
  /** How each supplier delivers, which may be too late for the latest useful date. */
  readonly deliveries: readonly ChosenDelivery[];
}

/** The message if neither a port nor collection is chosen. */
export const portAsked = 'Choose the port, or collect the items yourself.';

export type PlaceMessages = Partial<Record<PlaceField, string>>;

/** Missing and invalid fields, with messages. */
export function problemsOf(
  values: PlaceValues,
  yachtId: string | null,
  { kinds, awaitsPort, zones }: PlaceUse,
  now: Date,
): { readonly missing: PlaceMessages; readonly wrong: PlaceMessages } {
  const timeZone = zones.get(values.port) ?? null;
  const problems = placeProblems(deliveryPlaceFrom(values, yachtId), { kinds, now, timeZone });
  const messagesWhere = (isMissing: boolean): PlaceMessages =>
    Object.fromEntries(
      problems
        .filter(({ rule }) => (rule === 'required') === isMissing)
        .map(({ field, message }) => [field, message]),
    );
  const port = awaitsPort && values.port === '' && { port: portAsked };
  return { missing: { ...messagesWhere(true), ...port }, wrong: messagesWhere(false) };
}

/** Fields that have to be saved together. */
export const savedWith = (field: PlaceField): readonly PlaceField[] =>
  fieldKinds[field] === 'instant' ? ['arrivesFrom', 'arrivesUntil'] : [field];
