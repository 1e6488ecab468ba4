import { freeUntil, mayBeConfirmedTooLate, type CancellationPolicy } from '../../../lib/cancellation.ts';
import { formatMoney, formatWhen, type MoneyAmount } from '../../../ui/index.ts';
import { clockText } from '../shared/period-text.ts';

interface Terms {
  readonly policy: CancellationPolicy;
  readonly startsAt: string;
  readonly timeZone: string;
  /** The name of the port; null for remote work. */
  readonly port: string | null;
  readonly total: MoneyAmount;
}

/** The cancellation terms with their date and amount, before the booking is requested. */
export function policyText({ policy, startsAt, timeZone, port, total }: Terms, now: Date): string {
  const until = freeUntil(policy, new Date(startsAt));
  const amount = formatMoney(total);
  if (until <= now)
    return `If you cancel after the provider has confirmed, nothing is refunded: the provider keeps ${amount}.`;
  const when = `${formatWhen(until, timeZone)} ${clockText(port, timeZone)}`;
  if (mayBeConfirmedTooLate(until, null, now))
    return `If the provider confirms before ${when}, you can cancel free of charge until then and get ${amount} back. If they confirm later, nothing is refunded if you cancel: the provider keeps ${amount}. Until they confirm, you can withdraw and pay nothing.`;
  return `Cancel free of charge until ${when}: you get ${amount} back. After that, nothing is refunded.`;
}
