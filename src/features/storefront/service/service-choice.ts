import type { components } from '../../../api/index.ts';
import { dateIn } from '../directory/directory-search.ts';
import { quantityMax } from '../../../lib/service-duration.ts';

export type Service = components['schemas']['MarketService'];
export type PlaceKind = components['schemas']['PlaceKind'];

/** The choices in the address of a service's page; the others are the service's defaults. */
export interface ServiceChoice {
  readonly placeKind: PlaceKind;
  /** A slug; null for remote work. */
  readonly port: string | null;
  readonly quantity: number;
  /** YYYY-MM; null: the first month with a free time. */
  readonly month: string | null;
  /** YYYY-MM-DD: the first day on which it is wanted, until a month or a time is chosen; null: today. */
  readonly wantedFrom: string | null;
  /** The start of the chosen time as an ISO instant; null until one is chosen. */
  readonly startsAt: string | null;
}

const asInstant = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** Parses the address; values that the service does not have are ignored. */
export function readChoice(service: Service, params: URLSearchParams): ServiceChoice {
  const { placeKinds, ports } = service;
  const placeKind = placeKinds.find((kind) => kind === params.get('place')) ?? placeKinds[0] ?? 'berth';
  const port = ports.find(({ slug }) => slug === params.get('port')) ?? ports[0];
  const wanted = Number(params.get('quantity'));
  const month = params.get('month');
  return {
    placeKind,
    port: placeKind === 'remote' ? null : (port?.slug ?? null),
    quantity: Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), quantityMax(service)) : 1,
    month: month !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
    wantedFrom: dateIn(params.get('from')),
    startsAt: asInstant(params.get('start')),
  };
}

const paramsOf = ({ placeKind, port, quantity }: ServiceChoice): Record<string, string> => ({
  place: placeKind,
  ...(port !== null && { port }),
  ...(quantity > 1 && { quantity: String(quantity) }),
});

/** The address of the page with this choice. */
export function choiceAddress({ id }: Pick<Service, 'id'>, choice: ServiceChoice): string {
  const { month, wantedFrom, startsAt } = choice;
  const params = new URLSearchParams(paramsOf(choice));
  if (month !== null) params.set('month', month);
  if (wantedFrom !== null && month === null) params.set('from', wantedFrom);
  if (startsAt !== null) params.set('start', startsAt);
  return `/service-checkout/${id}?${params.toString()}`;
}

/** The address at which the chosen time is booked. */
export const bookingAddress = (
  { id }: Pick<Service, 'id'>,
  choice: ServiceChoice,
  startsAt: string,
): string => {
  const params = new URLSearchParams({ service: id, ...paramsOf(choice), start: startsAt });
  return `/crew/booking/new-create-booking?${params.toString()}`;
};
