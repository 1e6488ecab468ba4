export { exportedForVendor } from './exported-lines.ts';
export type { Figure } from './figures.tsx';
export {
  ledgerKinds,
  ledgerQuery,
  readLedgerSearch,
  writeLedgerSearch,
  type LedgerSearch,
} from './ledger-search.ts';
export { MoneyView } from './money-view.tsx';
export type { LedgerFigures, LedgerProof } from './money.types.ts';
export { financeScreens } from './screens.ts';
