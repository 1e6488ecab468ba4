import { lazyScreen, waitingForm, type LoadScreen } from '../../ui/index.ts';
import { companyTexts, type CompanyKind } from './company-texts.ts';

const waiting = (kind: CompanyKind) =>
  waitingForm({ width: 'reading', ...companyTexts[kind] }, 'Loading your company');

/** The screens of a company, by their path in the route table. */
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
