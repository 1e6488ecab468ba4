import { lazyScreen, waitingList, type LoadScreen } from '../../ui/index.ts';
import { moneyTexts } from './money-texts.ts';

const screens = () => import('./transactions-lists.tsx');

/** The pages of money, by their path in the route table. */
export const financeScreens: Readonly<Record<string, LoadScreen>> = {
  '/supplier/transactions': lazyScreen(
    async () => (await screens()).SupplierTransactions,
    waitingList(moneyTexts.vendor),
  ),
  '/service-provider/transactions': lazyScreen(
    async () => (await screens()).ProviderTransactions,
    waitingList(moneyTexts.vendor),
  ),
  '/crew/financial-management': lazyScreen(
    async () => (await screens()).CrewSpend,
    waitingList(moneyTexts.buyer),
  ),
};
