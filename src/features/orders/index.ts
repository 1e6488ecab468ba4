export { OrderView } from './buyer/detail/order-view.tsx';
export { orderScreens } from './screens.tsx';
export {
  ledgerClassName,
  ledgerColumns,
  useOrderEvents,
  type LedgerKind,
  type LedgerLine,
  type LedgerReader,
  type Order,
  type SubOrder,
} from './shared/index.ts';
export { orderAnswerScreens } from './supplier/answer/answer-screens.tsx';
