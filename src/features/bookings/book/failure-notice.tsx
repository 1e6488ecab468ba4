import { taxNeedText } from '../../../lib/tax-needs.ts';
import type { BookingFailure } from '../../../machines/booking/index.ts';
import { Notice } from '../../../ui/index.ts';
import { errorText } from '../../server-data/index.ts';

/** Titles by error code: what happened. */
const titles: Readonly<Record<string, string>> = {
  SLOT_TAKEN: 'This time was just taken.',
  SLOT_NOT_OFFERED: 'This time is no longer offered.',
  PRICE_CHANGED: 'The price has changed.',
  LISTING_NOT_AVAILABLE: 'This service can’t be booked at the moment.',
  NOT_FOUND: 'This service isn’t offered any more.',
  TAX_UNDECIDED: 'We can’t work out the tax for this booking.',
  HOLD_RAN_OUT: 'The time to pay ran out.',
  PAYMENT_PAGE_AWAY: 'We can’t reach the payment page at the moment.',
  NOT_ALLOWED_NOW: 'The booking has changed in the meantime.',
  ORDER_NOT_OPEN: 'This booking isn’t waiting for a payment any more.',
};

const details: Readonly<Record<string, string>> = {
  SLOT_TAKEN: 'Nothing was charged, and what you typed is kept. Choose another time.',
  SLOT_NOT_OFFERED: 'Nothing was charged, and what you typed is kept. Choose another time.',
  PRICE_CHANGED: 'Nothing was held or charged. Look at the new price before you continue.',
  LISTING_NOT_AVAILABLE:
    'The provider has stopped offering it. Nothing was charged, and what you typed is kept. Choose another service.',
  NOT_FOUND: 'What you typed is kept. Choose another service.',
  HOLD_RAN_OUT: 'The time is free again and nothing was charged. What you typed is kept. Choose a time.',
  PAYMENT_PAGE_AWAY: 'Your time is held and nothing was charged. Try again in a moment.',
  NOT_ALLOWED_NOW: 'This page shows the current state.',
};

interface FailureNoticeProps {
  readonly failure: BookingFailure | null;
  /** Whether the call succeeded is unknown, so the notice does not say. */
  readonly isUnsure: boolean;
  /** The provider's name. */
  readonly provider: string;
  readonly children?: React.ReactNode;
}

/** Why the last try failed, and what to do about it. */
export function FailureNotice({ failure, isUnsure, provider, children }: FailureNoticeProps) {
  if (failure === null) return null;
  const { code, message, missing } = failure;
  const title = titles[code] ?? errorText(failure, isUnsure ? 'read' : 'pressed');
  const note = titles[code] !== undefined && title !== message ? message : null;
  const more = details[code] ?? (taxNeedText(missing, provider) || note);
  return (
    <Notice live tone="warning" title={title}>
      {more === null ? null : <p>{more}</p>}
      {children}
    </Notice>
  );
}
