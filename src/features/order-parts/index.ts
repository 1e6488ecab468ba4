export { ExportButton, type CsvColumn } from './csv-export.tsx';
export { useOrderEvents } from './events/use-order-events.ts';
export { ListFooter, ListFrame, SearchSlot, TabButtons } from './list-frame.tsx';
export { LedgerTable, type LedgerReader, type LedgerTableProps } from './ledger-table.tsx';
export { ledgerWords } from './ledger-words.ts';
export type {
  LedgerKind,
  LedgerLine,
  Money as MoneyValue,
  Order,
  OrderLine,
  OrderRow,
  OrderStatus,
  OrderSums,
  PaymentStatus,
  Place,
  SubOrder,
  SubOrderAction,
  SubOrderStep,
  SubOrderStatus,
  TimelineEntry,
} from './order.types.ts';
export { LineName, OrderLines, type OrderLinesProps } from './order-lines.tsx';
export { dayInWords, PlaceSummary } from './place-summary.tsx';
export { PayOrGiveUp, type PayOrGiveUpProps } from './pay-or-give-up.tsx';
export { PortTime, portTimeInWords } from './port-time.tsx';
export { ReasonForm, reasonRules, StepButtons, type ReasonFormProps } from './reason-form.tsx';
export { OrderStatusBadge, PaymentStatusBadge, SubOrderStatusBadge } from './status-badges.tsx';
export { statusWords, type StatusWord } from './status-words.ts';
export { StaleNotice } from './stale-notice.tsx';
export { SumsTable, type SumsTableProps } from './sums-table.tsx';
export { TimeLeft } from './time-left.tsx';
export { Timeline, type TimelineProps } from './timeline.tsx';
export { unitWords } from './unit-words.ts';
