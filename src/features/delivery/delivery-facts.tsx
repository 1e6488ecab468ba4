import { daysText } from '../../lib/delivery-reach.ts';
import { DescriptionList, formatMoney } from '../../ui/index.ts';
import type { PortChoice } from '../ports/index.ts';
import type { DeliveryMethod } from './delivery.types.ts';
import { kindLabels, reachLabels } from './typed-methods.ts';

interface DeliveryFactsProps {
  readonly methods: readonly DeliveryMethod[];
  /** The market's ports. */
  readonly ports: readonly PortChoice[];
}

/** The delivery methods of a supplier as text, for colleagues who may not change them. */
export const DeliveryFacts = ({ methods, ports }: DeliveryFactsProps) => (
  <DescriptionList
    items={methods.map((method) => {
      const { kind, name, cost, details } = method;
      const reached =
        method.ports?.map((slug) => ports.find((port) => port.slug === slug)?.name ?? slug).join(', ') ??
        reachLabels[kind].everywhere;
      const facts = [
        kindLabels[kind].label,
        cost.amountMinor === 0 ? 'Free' : formatMoney(cost),
        reached,
        daysText(method.days),
        method.address?.replaceAll('\n', ', ') ?? null,
        details,
      ];
      return { term: name, description: facts.filter((fact) => fact !== null).join(' · ') };
    })}
  />
);
