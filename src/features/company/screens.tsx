import { lazyScreen, waitingForm, type LoadScreen } from '../../ui/index.ts';
import { companyTexts } from './company-texts.ts';

/** This feature's screens, by their paths in the route table. */
export const companyScreens: Readonly<Record<string, LoadScreen>> = {
  '/supplier/profile': lazyScreen(
    async () => (await import('./company-screen.tsx')).CompanyScreen,
    waitingForm({ width: 'reading', ...companyTexts }, 'Loading your company'),
  ),
};
