import { moneyReaders } from './readers.tsx';
import { TransactionsScreen } from './transactions-screen.tsx';

/** `/crew/financial-management`. */
export const CrewSpend = () => <TransactionsScreen reader={moneyReaders.crew_member} />;
