import { businessTerms } from '../../../lib/business-terms.ts';
import { daysText } from '../../../lib/delivery-reach.ts';
import type { SubOrder } from './order.types.ts';
import { dayText } from './place-summary.tsx';

type Kind = SubOrder['deliveryKind'];

/** Label of a sub-order's expected date, for a field and in front of the date. */
export const expectedLabel = (kind: Kind): string =>
  kind === 'collection' ? 'Ready to collect on' : 'Expected on';

/** Confirmed and not delivered yet. */
const isComing: ReadonlySet<SubOrder['status']> = new Set([
  'confirmed',
  'preparing',
  'dispatched',
  'ready_for_collection',
]);

/** Ordered and not confirmed yet. */
const isOpen: ReadonlySet<SubOrder['status']> = new Set([
  'reserved',
  'pending_confirmation',
  'change_proposed',
]);

/** "Expected on" and its date; both dates while it depends on the charge. Null until the supplier confirmed. */
export function promisedText({
  readyOn,
  latestReadyOn,
  deliveryKind,
}: Pick<SubOrder, 'readyOn' | 'latestReadyOn' | 'deliveryKind'>) {
  if (readyOn === null) return null;
  const label = expectedLabel(deliveryKind);
  return latestReadyOn === null
    ? { label, when: dayText(readyOn) }
    : {
        label: label.replace(/ on$/, ' between'),
        when: `${dayText(readyOn)} and ${dayText(latestReadyOn)}`,
      };
}

/**
 * When a sub-order arrives: the date that its supplier promised, or before that the delivery time of its method. Null
 * once it has arrived or will not come.
 */
export function expectedText({
  status,
  deliveryKind,
  deliveryDays,
  ...promised
}: Pick<SubOrder, 'status' | 'readyOn' | 'latestReadyOn' | 'deliveryKind' | 'deliveryDays'>): {
  readonly label: string;
  readonly when: string;
} | null {
  if (isComing.has(status)) return promisedText({ ...promised, deliveryKind });
  if (!isOpen.has(status)) return null;
  return {
    label: deliveryKind === 'collection' ? 'Ready to collect' : 'Delivery',
    when: afterConfirmation({ deliveryKind, deliveryDays }),
  };
}

/** "1 to 2 days after it’s confirmed"; the usual days of its kind where the method gives none. */
export function afterConfirmation({
  deliveryKind,
  deliveryDays,
}: Pick<SubOrder, 'deliveryKind' | 'deliveryDays'>): string {
  if (deliveryDays?.to === 0) return 'on the day it’s confirmed';
  const usual = businessTerms.expectedDays[deliveryKind];
  const days = daysText(deliveryDays) ?? `about ${daysText({ from: usual, to: usual })}`;
  return `${days} after it’s confirmed`;
}
