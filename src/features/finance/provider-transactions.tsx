import { moneyReaders } from './readers.tsx';
import { TransactionsScreen } from './transactions-screen.tsx';

/** `/service-provider/transactions`. */
export const ProviderTransactions = () => <TransactionsScreen reader={moneyReaders.service_provider} />;
