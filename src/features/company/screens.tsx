import { lazyScreen, waitingForm, type LoadScreen } from '../../ui/index.ts';
import { companyTexts, type CompanyKind } from './company-texts.ts';

const waiting = (kind: CompanyKind) =>
  waitingForm({ width: 'reading', ...companyTexts[kind] }, 'Loading your company');

/** This feature's screens, by their paths in the route table. */
export const companyScreens: Readonly<Record<string, LoadScreen>> = {
  '/supplier/profile': lazyScreen(
    async () => (await import('./company-screen.tsx')).SupplierCompanyScreen,
    waiting('supplier'),
  ),
  '/service-provider/profile': lazyScreen(
    async () => (await import('./company-screen.tsx')).ProviderCompanyScreen,
    waiting('service_provider'),
  ),
};
