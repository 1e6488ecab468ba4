import type { Task } from '../../platform/jobs/index.ts';
import { deleteEventsBefore } from './payment/payment-event.repository.ts';
import type { PaymentsParts } from './payments.parts.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    clean_up_payment_events: NightlyJob;
  }
}

/**
 * The provider repeats an event for three days; after this time it could not be distinguished from a new one, which
 * would change nothing either.
 */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes the ids of old events. */
export const cleanUpTask =
  ({ db, clock }: Pick<PaymentsParts, 'db' | 'clock'>): Task<'clean_up_payment_events'> =>
  async (_payload, { log }) => {
    const deleted = await deleteEventsBefore(db, new Date(clock.now().getTime() - retentionMs));
    log.info({ deleted }, 'payment events cleaned up');
  };
