import { moneyReaders } from './readers.tsx';
import { TransactionsScreen } from './transactions-screen.tsx';

/** `/supplier/transactions`. */
export const SupplierTransactions = () => <TransactionsScreen reader={moneyReaders.supplier} />;
