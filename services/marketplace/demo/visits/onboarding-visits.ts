import type { VisitModel } from './visit-model.types.ts';

const state = (seconds: number, to: Readonly<Record<string, number>>) => ({ seconds, to });

/**
 * Most vendors who stop do so where the payment provider asks for documents; the others while reviewing the price
 * list. Going to the provider leaves the page: those who return start another visit, at the payment account or later.
 */
export const onboardingVisits: VisitModel = {
  flow: 'onboarding',
  aDay: 6,
  begins: { checking: 100 },
  places: {
    checking: state(1, {
      'catalogue.importing': 42,
      'companyProfile.filling': 11,
      'deliveryArea.choosing': 4,
      'paymentAccount.none': 5,
      'paymentAccount.incomplete': 18,
      'paymentAccount.pending': 5,
      'paymentAccount.refused': 1,
      'completion.completing': 9,
      'completion.complete': 4,
      trouble: 1,
    }),
    trouble: state(9, { checking: 82 }),
    'catalogue.importing': state(840, { 'catalogue.verifying': 77 }),
    'catalogue.verifying': state(2, { 'companyProfile.filling': 95, 'catalogue.notVerified': 5 }),
    'catalogue.notVerified': state(40, { 'catalogue.verifying': 45, 'catalogue.importing': 30 }),
    'companyProfile.filling': state(245, { 'companyProfile.saving': 78, 'companyProfile.addingPaper': 14 }),
    'companyProfile.addingPaper': state(4, { 'companyProfile.filling': 100 }),
    'companyProfile.saving': state(1, { 'deliveryArea.choosing': 91, 'companyProfile.filling': 9 }),
    'deliveryArea.choosing': state(38, { 'deliveryArea.saving': 86, 'deliveryArea.skipping': 11 }),
    // Every third vendor is a service provider, who needs hours instead of deliveries.
    'deliveryArea.saving': state(1, {
      'deliveryMethods.reading': 66,
      'workingHours.reading': 33,
      'deliveryArea.choosing': 1,
    }),
    'deliveryArea.skipping': state(1, { 'deliveryMethods.reading': 67, 'workingHours.reading': 33 }),
    'deliveryMethods.reading': state(1, { 'deliveryMethods.choosing': 100 }),
    'deliveryMethods.choosing': state(96, { 'deliveryMethods.saving': 91 }),
    'deliveryMethods.saving': state(1, { 'logo.choosing': 98, 'deliveryMethods.choosing': 2 }),
    'workingHours.reading': state(1, { 'workingHours.filling': 100 }),
    'workingHours.filling': state(64, { 'workingHours.saving': 93 }),
    'workingHours.saving': state(1, { 'logo.choosing': 98, 'workingHours.filling': 2 }),
    'logo.choosing': state(52, { 'logo.saving': 38, 'logo.skipping': 33, 'paymentAccount.none': 25 }),
    'logo.saving': state(3, { 'logo.choosing': 100 }),
    'logo.skipping': state(1, { 'paymentAccount.none': 100 }),
    'paymentAccount.none': state(95, { 'paymentAccount.creating': 86 }),
    'paymentAccount.creating': state(3, { 'paymentAccount.leaving': 96, 'paymentAccount.none': 4 }),
    'paymentAccount.refreshing': state(2, { 'paymentAccount.leaving': 98, 'paymentAccount.unread': 2 }),
    // The page is left at once, unless the browser returns to it.
    'paymentAccount.leaving': state(35, { 'paymentAccount.reading': 3, 'paymentAccount.refreshing': 2 }),
    'paymentAccount.incomplete': state(75, {
      'paymentAccount.refreshing': 46,
      'paymentAccount.reading': 6,
    }),
    'paymentAccount.reading': state(2, {
      'completion.completing': 58,
      'paymentAccount.incomplete': 26,
      'paymentAccount.pending': 13,
      'paymentAccount.refused': 2,
      'paymentAccount.unread': 1,
    }),
    'paymentAccount.pending': state(30, { 'completion.completing': 46, 'paymentAccount.reading': 18 }),
    'paymentAccount.refused': state(25, { 'paymentAccount.reading': 20 }),
    'paymentAccount.unread': state(8, { 'paymentAccount.reading': 85 }),
    'completion.completing': state(2, { 'completion.complete': 95, 'completion.notCompleted': 5 }),
    'completion.notCompleted': state(12, { checking: 60 }),
    'completion.complete': state(160, { checking: 12 }),
  },
};
