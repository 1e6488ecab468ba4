import { lazyScreen, waitingList, type LoadScreen } from '../../ui/index.ts';
import { ledgerTexts } from './ledger/ledger-texts.ts';

/** The screens of admins, by their path in the route table. */
export const adminScreens: Readonly<Record<string, LoadScreen>> = {
  '/admin/financial-management': lazyScreen(
    async () => (await import('./ledger/ledger-screen.tsx')).LedgerScreen,
    waitingList(ledgerTexts),
  ),
  '/admin/profile': () => import('./profile/admin-profile-screen.tsx'),
  '/admin/settings': () => import('./settings/admin-settings-screen.tsx'),
  '/admin/approve': () => import('./approve/approve-screen.tsx'),
};
