import { accountScreens } from '../../features/account/index.ts';
import { bookingAnswerScreens } from '../../features/bookings/index.ts';
import { applicationScreens } from '../../features/onboarding/index.ts';
import { comingSoonScreens, legalScreens } from '../../features/storefront/index.ts';
import { orderAnswerScreens } from '../../features/orders/index.ts';
import type { ScreenTable } from './screen-table.ts';

/** The screens of the standalone layout. */
export const standaloneScreens: ScreenTable = {
  ...accountScreens,
  ...applicationScreens,
  ...bookingAnswerScreens,
  ...comingSoonScreens,
  ...legalScreens,
  ...orderAnswerScreens,
};
