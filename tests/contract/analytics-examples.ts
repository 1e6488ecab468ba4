import { sql } from 'kysely';
import { hashToken } from '../../services/marketplace/platform/ids.ts';
import { insertPerson, newSession, type RealApp } from './real-app.ts';

/** Visits with the figures of the example: 111 of 120 continued, half of them within 38 seconds. */
async function visitsThere({ db }: RealApp): Promise<void> {
  await sql`delete from flow_visit_counts`.execute(db);
  await sql`
    insert into flow_visit_counts (day, flow, state, went_to, within_seconds, visits)
    select '2026-11-20', 'onboarding', 'onboarding.deliveryArea', went_to, within_seconds, visits
    from (values ('', 0, 120), ('onboarding.logo', 30, 25), ('onboarding.logo', 45, 57),
      ('onboarding.logo', 120, 7), ('onboarding.logo', 180, 22)) as shown (went_to, within_seconds, visits)`.execute(
    db,
  );
}

/** The data needed before the examples about figures can be sent with `token`. */
export const analyticsArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  getFlowFigures: async () => {
    const { id } = await newSession(app(), await insertPerson(app(), 'admin'));
    await app()
      .db.updateTable('sessions')
      .set({ tokenHash: hashToken(token) })
      .where('id', '=', id)
      .execute();
    await visitsThere(app());
  },
});
