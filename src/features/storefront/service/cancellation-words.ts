import {
  freeCancellationHours,
  freeUntil,
  mayBeConfirmedTooLate,
  type CancellationPolicy,
} from '../../../lib/cancellation.ts';
import { formatWhen } from '../../../ui/index.ts';

interface ChosenTime {
  readonly startsAt: string;
  readonly timeZone: string;
  /** The name of the port, or of the time zone's city. */
  readonly place: string;
}

const beforeStart = (policy: CancellationPolicy): string => {
  const hours = freeCancellationHours[policy];
  return hours % 24 === 0 && hours > 72 ? `${hours / 24} days` : `${hours} hours`;
};

/** The meaning of a policy, with its date once a time is chosen. */
export function cancellationWords(
  policy: CancellationPolicy,
  chosen: ChosenTime | null,
  now: Date,
): { readonly title: string; readonly details: string } {
  if (chosen === null)
    return {
      title: `Free cancellation until ${beforeStart(policy)} before the start`,
      details: 'After that, nothing is refunded. If the provider cancels, you get everything back.',
    };
  const until = freeUntil(policy, new Date(chosen.startsAt));
  if (until <= now)
    return {
      title: 'No free cancellation for this time',
      details: `It starts in less than ${beforeStart(policy)}. Once the provider has confirmed, nothing is refunded if you cancel.`,
    };
  const title = `Free cancellation until ${formatWhen(until, chosen.timeZone)} (${chosen.place})`;
  if (mayBeConfirmedTooLate(until, null, now))
    return {
      title: `${title}, if confirmed by then`,
      details:
        'If the provider confirms later, nothing is refunded if you cancel. Until they confirm, you can withdraw and pay nothing.',
    };
  return {
    title,
    details: 'After that, nothing is refunded. If the provider cancels, you get everything back.',
  };
}
