/** Where an order goes and when, as its buyer said it; `latestUsefulOn` is a date (2026-11-27). */
export interface DeliveryPlace {
  readonly port: string | null;
  readonly berth: string | null;
  readonly yachtId: string | null;
  readonly arrivesFrom: Date | null;
  readonly arrivesUntil: Date | null;
  readonly latestUsefulOn: string | null;
}

export interface PlaceProblem {
  readonly field: 'port' | 'berth' | 'arrivesUntil' | 'latestUsefulOn';
  readonly message: string;
  /** `required`: said by nobody yet; the others: said, and not right. */
  readonly rule: 'required' | 'order' | 'past';
}

interface PlaceAsked {
  /** How the parts of the order come on board. */
  readonly kinds: readonly ('berth' | 'collection' | 'courier')[];
  readonly now: Date;
  /** The port's IANA zone, in which its days begin and end; null while it is not known. */
  readonly timeZone: string | null;
}

/** Where a day ends last: what is over there is over everywhere. */
const lastZone = 'Etc/GMT+12';

function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Whether somebody brings it, rather than the crew collecting it. */
export const isBrought = (kinds: PlaceAsked['kinds']): boolean => kinds.some((kind) => kind !== 'collection');

/**
 * Why an order cannot be brought where and when its buyer said (product.md "where and until when it is useful"); none: it can.
 * Whoever brings it needs the port, and in it the berth or a yacht to ask for. In the order in which a form asks for them.
 */
export function placeProblems(
  place: DeliveryPlace,
  { kinds, now, timeZone }: PlaceAsked,
): readonly PlaceProblem[] {
  const { port, berth, yachtId, arrivesFrom: from, arrivesUntil: until, latestUsefulOn } = place;
  const zone = timeZone ?? lastZone;
  const problems: (PlaceProblem | null)[] = [
    isBrought(kinds) && port === null
      ? { field: 'port', message: 'Choose the port that it is brought to.', rule: 'required' }
      : null,
    isBrought(kinds) && berth === null && yachtId === null
      ? { field: 'berth', message: 'Say the berth or marina, or choose the yacht.', rule: 'required' }
      : null,
    latestUsefulOn === null ? null : dayProblem(latestUsefulOn, from && dayIn(zone, from), dayIn(zone, now)),
    from && until && until < from
      ? {
          field: 'arrivesUntil',
          message: 'This is before the time from which you are there.',
          rule: 'order',
        }
      : until && until < now
        ? { field: 'arrivesUntil', message: 'This time is over.', rule: 'past' }
        : null,
  ];
  return problems.filter((problem) => problem !== null);
}

function dayProblem(day: string, firstDay: string | null, today: string): PlaceProblem | null {
  if (day < today) return { field: 'latestUsefulOn', message: 'This day is over.', rule: 'past' };
  return firstDay !== null && day < firstDay
    ? { field: 'latestUsefulOn', message: 'This is before the day on which you are in port.', rule: 'order' }
    : null;
}
