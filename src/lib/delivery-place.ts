/** The delivery details of an order; `latestUsefulOn` is a date (2026-11-27). */
export interface DeliveryPlace {
  readonly port: string | null;
  readonly berth: string | null;
  readonly yachtId: string | null;
  readonly arrivesFrom: Date | null;
  readonly arrivesUntil: Date | null;
  readonly latestUsefulOn: string | null;
}

/** What the buyer wants if a supplier cannot send everything: be asked first, get what there is, or get nothing. */
export const incompleteChoices = ['ask', 'send', 'cancel'] as const;
export type IfIncomplete = (typeof incompleteChoices)[number];

/** The buyer's choice, or the default. */
export const incompleteChoice = (chosen: IfIncomplete | null): IfIncomplete => chosen ?? 'ask';

/** Maximum lengths in code points. */
export const deliveryTextLengths = { berth: 120, contact: 160, noteToSupplier: 500, address: 300 } as const;

/** One word with a number, as berths are marked: "42", "B-12". */
const berthSign = /^\S*\d\S*$/;

/**
 * A berth within a sentence: "berth B-12"; a text that already names a place stays as typed: "Quai 3, Port Vauban",
 * "Berth 42".
 */
export const berthText = (berth: string, word: 'berth' | 'Berth' = 'berth'): string =>
  berthSign.test(berth) ? `${word} ${berth}` : berth;

interface PlaceProblem {
  readonly field: 'port' | 'berth' | 'arrivesUntil' | 'latestUsefulOn';
  readonly message: string;
  /** `required`: missing; `order` and `past`: invalid. */
  readonly rule: 'required' | 'order' | 'past';
}

interface PlaceAsked {
  /** The delivery kinds of the order's parts. */
  readonly kinds: readonly ('berth' | 'collection' | 'courier')[];
  readonly now: Date;
  /** The port's IANA zone, in which days begin and end; null if unknown. */
  readonly timeZone: string | null;
}

/** The zone in which a day ends last: a day that is over there is over everywhere. */
const lastZone = 'Etc/GMT+12';

function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Whether anything is delivered rather than collected by the crew. */
export const isBrought = (kinds: PlaceAsked['kinds']): boolean => kinds.some((kind) => kind !== 'collection');

/**
 * Why an order cannot be delivered with these details (docs/product.md "Cart and orders"); empty if it can. A delivery
 * needs the port, and in it the berth or a yacht. In the order of the form.
 */
export function placeProblems(
  place: DeliveryPlace,
  { kinds, now, timeZone }: PlaceAsked,
): readonly PlaceProblem[] {
  const { port, berth, yachtId, arrivesFrom: from, arrivesUntil: until, latestUsefulOn } = place;
  const zone = timeZone ?? lastZone;
  const problems: (PlaceProblem | null)[] = [
    isBrought(kinds) && port === null
      ? { field: 'port', message: 'Choose the delivery port.', rule: 'required' }
      : null,
    isBrought(kinds) && berth === null && yachtId === null
      ? { field: 'berth', message: 'Enter the berth or marina, or choose the yacht.', rule: 'required' }
      : null,
    latestUsefulOn === null ? null : dayProblem(latestUsefulOn, from && dayIn(zone, from), dayIn(zone, now)),
    from && until && until < from
      ? {
          field: 'arrivesUntil',
          message: 'This must be after the start of your stay.',
          rule: 'order',
        }
      : until && until < now
        ? { field: 'arrivesUntil', message: 'This time is in the past.', rule: 'past' }
        : null,
  ];
  return problems.filter((problem) => problem !== null);
}

function dayProblem(day: string, firstDay: string | null, today: string): PlaceProblem | null {
  if (day < today) return { field: 'latestUsefulOn', message: 'This date is in the past.', rule: 'past' };
  return firstDay !== null && day < firstDay
    ? { field: 'latestUsefulOn', message: 'This is before you arrive in port.', rule: 'order' }
    : null;
}
