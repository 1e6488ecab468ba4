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
}

/** The contract's most. */
export const mostMethods = 10;

export const kindLabels: Readonly<Record<DeliveryKind, { readonly label: string; readonly name: string }>> = {
  berth: { label: 'To the berth', name: 'To your berth' },
  collection: { label: 'Collection', name: 'Collect from us' },
  courier: { label: 'Courier', name: 'By courier' },
};

export const typedMethodsOf = (methods: readonly DeliveryMethod[]): TypedMethod[] =>
  methods.map(({ id, kind, name, details, cost }) => ({
    methodId: id,
    kind,
    name,
    details: details ?? '',
    cost: fromMinor(cost.amountMinor, cost.currency),
  }));

/** A new one, with the name that most give it. */
export const newMethod = (kind: DeliveryKind): TypedMethod => ({
  methodId: '',
  kind,
  name: kindLabels[kind].name,
  details: '',
  cost: '0',
});

/** What is sent; costs that cannot be read do not come so far. */
export const givenMethods = (typed: readonly TypedMethod[], currency: string): DeliveryMethodGiven[] =>
  typed.map(({ methodId, kind, name, details, cost }) => ({
    ...(methodId !== '' && { id: methodId }),
    kind,
    name: name.trim(),
    details: details.trim() || null,
    cost: { amountMinor: amountMinorOf(cost, currency) ?? 0, currency },
  }));
