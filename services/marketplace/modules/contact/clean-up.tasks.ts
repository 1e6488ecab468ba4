import { dayMs } from '../../../../src/lib/durations.ts';
import type { Task } from '../../platform/jobs/index.ts';
import type { ContactParts } from './contact.parts.ts';
import { deleteBefore } from './contact.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    clean_up_contact: NightlyJob;
  }
}

/** As stated in the privacy policy. */
const answeredDays = 730;
const heldDays = 90;
const unconfirmedDays = 7;

/** Deletes closed conversations, advertising, and unconfirmed addresses. */
export const cleanUpTask =
  ({ db, clock }: Pick<ContactParts, 'db' | 'clock'>): Task<'clean_up_contact'> =>
  async (_payload, { log }) => {
    const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    const deleted = await deleteBefore(db, { closed: ago(answeredDays), held: ago(heldDays) });
    await db
      .deleteFrom('newsAddresses')
      .where('confirmedAt', 'is', null)
      .where('mailedAt', '<', ago(unconfirmedDays))
      .execute();
    log.info({ deleted }, 'messages to the market cleaned up');
  };
