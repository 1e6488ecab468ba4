import { createMarketSettings } from '../modules/market-settings/index.ts';

type IdentityParts = Parameters<typeof createMarketSettings>[0];

/** Sets the demo market's legal data if it is missing, as its admin would. Needs the public accounts. */
export async function seedMarketIdentity(parts: IdentityParts): Promise<void> {
  const { version } = await createMarketSettings(parts).getIdentity();
  if (version > 0) return;
  const admin = await parts.db
    .selectFrom('users')
    .select(['id', 'createdAt'])
    .where('email', '=', 'admin@example.com')
    .executeTakeFirst();
  // Its account may be closed; the next start opens it again.
  if (admin === undefined) return;
  // The first thing that its admin did.
  const settings = createMarketSettings({ ...parts, clock: { now: () => admin.createdAt } });
  await settings.changeIdentity(
    { userId: admin.id },
    {
      ifMatch: String(version),
      given: {
        legalName: 'Quayside Marché SAS',
        street: '12 quai de la Santé',
        postalCode: '06600',
        city: 'Antibes',
        country: 'FR',
        vatId: 'FR55773104823',
        registrationNumber: '773 104 823 RCS Antibes',
        email: 'accounts@quayside.example',
      },
    },
  );
}
