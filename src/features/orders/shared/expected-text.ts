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
  status,
  readyOn,
  latestReadyOn,
  deliveryKind,
}: Pick<SubOrder, 'status' | 'readyOn' | 'latestReadyOn' | 'deliveryKind'>) {
  if (readyOn === null) return null;
  const label = status === 'ready_for_collection' ? 'Ready to collect since' : expectedLabel(deliveryKind);
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
  if (isComing.has(status)) return promisedText({ ...promised, status, deliveryKind });
  if (!isOpen.has(status)) return null;
  return {
    label: deliveryKind === 'collection' ? 'Ready to collect' : 'Delivery',
    when: afterConfirmation({ deliveryDays }),
  };
}

/** "1 to 2 days after it’s confirmed"; where the method gives no days, none are promised. */
export function afterConfirmation({ deliveryDays }: Pick<SubOrder, 'deliveryDays'>): string {
  if (deliveryDays?.to === 0) return 'on the day it’s confirmed';
  const days = daysText(deliveryDays);
  return days === null ? 'on a day that is named when it’s confirmed' : `${days} after it’s confirmed`;
}
