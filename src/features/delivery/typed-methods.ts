import { fromMinor } from '../../lib/money-minor.ts';
import { amountMinorOf } from '../../lib/money-text.ts';
import type { DeliveryKind, DeliveryMethod, DeliveryMethodGiven } from './delivery.types.ts';

/** One delivery method as the form has it. */
export interface TypedMethod {
  /** Of one that is saved; empty for a new one. */
  methodId: string;
  kind: DeliveryKind;
  name: string;
  details: string;
  /** A decimal number in the market's currency. */
  cost: string;
  /** Empty while nothing is chosen. */
  reach: '' | 'everywhere' | 'chosen';
  /** Slugs; read while `reach` is `chosen`. */
  ports: string[];
  /** Whole numbers, both or neither. */
  daysFrom: string;
  daysTo: string;
}

/** The contract's most. */
export const mostMethods = 10;

export const kindLabels: Readonly<Record<DeliveryKind, { readonly label: string; readonly name: string }>> = {
  berth: { label: 'To the berth', name: 'To your berth' },
  collection: { label: 'Collection', name: 'Collect from us' },
  courier: { label: 'Courier', name: 'By courier' },
};

/** How each kind asks for its ports. */
export const reachLabels: Readonly<
  Record<DeliveryKind, { readonly label: string; readonly everywhere: string }>
> = {
  berth: { label: 'Delivers to', everywhere: 'Every port' },
  collection: { label: 'Collected in', everywhere: 'No particular port' },
  courier: { label: 'Delivers to', everywhere: 'Every port' },
};

/** The contract's most. */
export const mostDays = 90;

export const typedMethodsOf = (methods: readonly DeliveryMethod[]): TypedMethod[] =>
  methods.map(({ id, kind, name, details, cost, ports, days }) => ({
    methodId: id,
    kind,
    name,
    details: details ?? '',
    cost: fromMinor(cost.amountMinor, cost.currency),
    reach: ports === null ? 'everywhere' : 'chosen',
    ports: [...(ports ?? [])],
    daysFrom: days === null ? '' : String(days.from),
    daysTo: days === null ? '' : String(days.to),
  }));

/** A new one, with the name that most give it; what it costs is said, also where it is free. */
export const newMethod = (kind: DeliveryKind): TypedMethod => ({
  methodId: '',
  kind,
  name: kindLabels[kind].name,
  details: '',
  cost: '',
  reach: '',
  ports: [],
  daysFrom: '',
  daysTo: '',
});

/** What is sent; costs and days that cannot be read do not come so far. */
export const givenMethods = (typed: readonly TypedMethod[], currency: string): DeliveryMethodGiven[] =>
  typed.map(({ methodId, kind, name, details, cost, reach, ports, daysFrom, daysTo }) => ({
    ...(methodId !== '' && { id: methodId }),
    kind,
    name: name.trim(),
    details: details.trim() || null,
    cost: { amountMinor: amountMinorOf(cost, currency) ?? 0, currency },
    ports: reach === 'chosen' ? ports : null,
    days: daysFrom.trim() === '' ? null : { from: Number(daysFrom), to: Number(daysTo) },
  }));
