export type { Figure } from './figures.tsx';
export { defineLedger, LedgerPage } from './ledger-list.tsx';
export type { LedgerFigures, LedgerProof } from './money.types.ts';
export { financeScreens } from './screens.tsx';
