import type { Walk } from './walk.types.ts';

const stand = (seconds: number, to: Readonly<Record<string, number>>) => ({ seconds, to });

/**
 * Most of those that stop do so where the payment provider asks for papers; the rest while the price list is looked through. Whoever is sent to the provider
 * is gone with the page: those that come back begin again, at the payment account or beyond it.
 */
export const onboardingWalk: Walk = {
  flow: 'onboarding',
  aDay: 6,
  begins: { checking: 100 },
  places: {
    checking: stand(1, {
      'companyProfile.filling': 42,
      'catalogue.importing': 11,
      'deliveryArea.choosing': 4,
      'paymentAccount.none': 5,
      'paymentAccount.incomplete': 18,
      'paymentAccount.pending': 5,
      'paymentAccount.refused': 1,
      'completion.completing': 9,
      'completion.complete': 4,
      trouble: 1,
    }),
    trouble: stand(9, { checking: 82 }),
    'companyProfile.filling': stand(245, { 'companyProfile.saving': 78, 'companyProfile.addingPaper': 14 }),
    'companyProfile.addingPaper': stand(4, { 'companyProfile.filling': 100 }),
    'companyProfile.saving': stand(1, { 'catalogue.importing': 91, 'companyProfile.filling': 9 }),
    'catalogue.importing': stand(840, { 'catalogue.verifying': 77 }),
    'catalogue.verifying': stand(2, { 'deliveryArea.choosing': 95, 'catalogue.notVerified': 5 }),
    'catalogue.notVerified': stand(40, { 'catalogue.verifying': 45, 'catalogue.importing': 30 }),
    'deliveryArea.choosing': stand(38, { 'deliveryArea.saving': 86, 'deliveryArea.skipping': 11 }),
    'deliveryArea.saving': stand(1, { 'logo.choosing': 99, 'deliveryArea.choosing': 1 }),
    'deliveryArea.skipping': stand(1, { 'logo.choosing': 100 }),
    'logo.choosing': stand(52, { 'logo.saving': 38, 'logo.skipping': 33, 'paymentAccount.none': 25 }),
    'logo.saving': stand(3, { 'logo.choosing': 100 }),
    'logo.skipping': stand(1, { 'paymentAccount.none': 100 }),
    'paymentAccount.none': stand(95, { 'paymentAccount.creating': 86 }),
    'paymentAccount.creating': stand(3, { 'paymentAccount.leaving': 96, 'paymentAccount.none': 4 }),
    'paymentAccount.refreshing': stand(2, { 'paymentAccount.leaving': 98, 'paymentAccount.unread': 2 }),
    // The page is away at once, but where the browser turns back to it.
    'paymentAccount.leaving': stand(35, { 'paymentAccount.reading': 3, 'paymentAccount.refreshing': 2 }),
    'paymentAccount.incomplete': stand(75, {
      'paymentAccount.refreshing': 46,
      'paymentAccount.reading': 6,
    }),
    'paymentAccount.reading': stand(2, {
      'completion.completing': 58,
      'paymentAccount.incomplete': 26,
      'paymentAccount.pending': 13,
      'paymentAccount.refused': 2,
      'paymentAccount.unread': 1,
    }),
    'paymentAccount.pending': stand(30, { 'completion.completing': 46, 'paymentAccount.reading': 18 }),
    'paymentAccount.refused': stand(25, { 'paymentAccount.reading': 20 }),
    'paymentAccount.unread': stand(8, { 'paymentAccount.reading': 85 }),
    'completion.completing': stand(2, { 'completion.complete': 95, 'completion.notCompleted': 5 }),
    'completion.notCompleted': stand(12, { checking: 60 }),
    'completion.complete': stand(160, { checking: 12 }),
  },
};
