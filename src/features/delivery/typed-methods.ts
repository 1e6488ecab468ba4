import { fromMinor } from '../../lib/money-minor.ts';
import { amountMinorOf } from '../../lib/money-text.ts';
import type { Address, DeliveryKind, DeliveryMethod, DeliveryMethodGiven } from './delivery.types.ts';

/** A delivery method as form values. */
export interface TypedMethod {
  /** The id of a saved method; empty for a new one. */
  methodId: string;
  kind: DeliveryKind;
  name: string;
  details: string;
  /** Only used of a collection in a port. */
  address: string;
  /** A decimal number in the market's currency. */
  cost: string;
  /** Of a collection: the slug of its port, or `everywhere` for none in particular; empty until one is chosen. */
  point: string;
  /** Of what is brought; empty until one is chosen. */
  reach: '' | 'everywhere' | 'chosen';
  /** Slugs; only used if `reach` is `chosen`. */
  ports: string[];
  /** Whole numbers, both or neither. */
  daysFrom: string;
  daysTo: string;
}

/** The maximum in the contract. */
export const mostMethods = 10;

export const kindLabels: Readonly<Record<DeliveryKind, { readonly label: string; readonly name: string }>> = {
  berth: { label: 'To the berth', name: 'To your berth' },
  collection: { label: 'Collection', name: 'Collect from us' },
  courier: { label: 'Courier', name: 'By courier' },
};

/** The label of the ports for each kind. */
export const reachLabels: Readonly<
  Record<DeliveryKind, { readonly label: string; readonly everywhere: string }>
> = {
  berth: { label: 'Delivers to', everywhere: 'Every port' },
  collection: { label: 'Collected in', everywhere: 'No particular port' },
  courier: { label: 'Delivers to', everywhere: 'Every port' },
};

/** The maximum in the contract. */
export const mostDays = 90;

export const typedMethodsOf = (methods: readonly DeliveryMethod[]): TypedMethod[] =>
  methods.map(({ id, kind, name, details, address, cost, ports, days }) => ({
    methodId: id,
    kind,
    name,
    details: details ?? '',
    address: address ?? '',
    cost: fromMinor(cost.amountMinor, cost.currency),
    point: kind === 'collection' ? (ports?.[0] ?? 'everywhere') : '',
    reach: kind === 'collection' ? '' : ports === null ? 'everywhere' : 'chosen',
    ports: kind === 'collection' ? [] : [...(ports ?? [])],
    daysFrom: days === null ? '' : String(days.from),
    daysTo: days === null ? '' : String(days.to),
  }));

/** A new method with the usual name. The cost has no default, so that free delivery has to be stated. */
export const newMethod = (kind: DeliveryKind): TypedMethod => ({
  methodId: '',
  kind,
  name: kindLabels[kind].name,
  details: '',
  address: '',
  cost: '',
  point: '',
  reach: '',
  ports: [],
  daysFrom: '',
  daysTo: '',
});

/** Whether a collection's `point` is a port. */
export const isInPort = (point: string): boolean => point !== '' && point !== 'everywhere';

/** A vendor's address as lines; empty if it has none. */
export const addressOf = ({ street, postalCode, city }: Address): string =>
  [street, [postalCode, city].filter((part) => part !== null).join(' ')].filter(Boolean).join('\n');

/** The methods as they are sent; only called with valid costs and days. */
export const givenMethods = (typed: readonly TypedMethod[], currency: string): DeliveryMethodGiven[] =>
  typed.map(({ methodId, kind, name, details, address, cost, point, reach, ports, daysFrom, daysTo }) => {
    const isPoint = kind === 'collection' && isInPort(point);
    const reached = reach === 'chosen' && kind !== 'collection' ? ports : null;
    return {
      ...(methodId !== '' && { id: methodId }),
      kind,
      name: name.trim(),
      details: details.trim() || null,
      address: isPoint ? address.trim() : null,
      cost: { amountMinor: amountMinorOf(cost, currency) ?? 0, currency },
      ports: isPoint ? [point] : reached,
      days: daysFrom.trim() === '' ? null : { from: Number(daysFrom), to: Number(daysTo) },
    };
  });
