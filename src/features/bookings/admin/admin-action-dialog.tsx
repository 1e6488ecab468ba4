import { formatMoney } from '../../../ui/index.ts';
import { ReasonDialog } from '../../forms/index.ts';
import type { AskedAction } from '../../orders/index.ts';
import type { Booking, BookingAction } from '../shared/index.ts';

const adminSteps = ['settle_dispute', 'uphold_dispute', 'cancel'] as const satisfies readonly BookingAction[];

/** The admin's actions on a booking, each with a reason that both sides can read. */
export type AdminStep = (typeof adminSteps)[number];

export const isAdminStep = (action: BookingAction): action is AdminStep =>
  adminSteps.some((step) => step === action);

interface StepTexts {
  readonly title: string;
  readonly consequence: (booking: Booking) => string;
  readonly submit: string | ((booking: Booking) => string);
  readonly isDestructive: boolean;
}

const chargedLeft = ({ paid, refunded }: Booking) => ({
  ...paid,
  amountMinor: paid.amountMinor - refunded.amountMinor,
});

/** What is refunded; if the money was only authorised, that it is released. */
const back = (booking: Booking): string => {
  const left = chargedLeft(booking);
  return left.amountMinor > 0
    ? `${formatMoney(left)} goes back to ${booking.buyerName}.`
    : `${formatMoney(booking.total)} held on the card of ${booking.buyerName} is released.`;
};

const texts: Readonly<Record<AdminStep, StepTexts>> = {
  settle_dispute: {
    title: 'Decide for the provider',
    consequence: ({ provider }) =>
      `The work counts as complete: ${provider.name} gets its share. Both sides are notified. This is final.`,
    submit: 'Decide for the provider',
    isDestructive: false,
  },
  uphold_dispute: {
    title: 'Decide for the buyer',
    consequence: (booking) =>
      `The booking is cancelled. ${back(booking)} ${booking.provider.name} gets nothing. Both sides are notified. This is final.`,
    submit: (booking) => {
      const left = chargedLeft(booking);
      return left.amountMinor > 0 ? `Refund ${formatMoney(left)}` : 'Decide for the buyer';
    },
    isDestructive: true,
  },
  cancel: {
    title: 'Cancel the booking',
    consequence: (booking) =>
      `The time is free again. ${back(booking)} ${booking.provider.name} gets nothing. Both sides are notified. This can’t be undone.`,
    submit: 'Cancel the booking',
    isDestructive: true,
  },
};

interface AdminActionDialogProps extends AskedAction {
  readonly booking: Booking;
  readonly step: AdminStep;
  readonly onStep: (note: string) => void;
}

/** Asks for the reason of an admin's action. */
export function AdminActionDialog({ booking, step, onStep, ...dialog }: AdminActionDialogProps) {
  const { title, consequence, submit, isDestructive } = texts[step];
  return (
    <ReasonDialog
      {...dialog}
      title={`${title}: ${booking.number}`}
      consequence={consequence(booking)}
      label="Reason"
      hint="The buyer and the provider will see this."
      submit={typeof submit === 'string' ? submit : submit(booking)}
      isDestructive={isDestructive}
      onReason={(note) => onStep(note)}
    />
  );
}
