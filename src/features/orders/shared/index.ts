export { ActionButtons, type OfferedAction } from './action-buttons.tsx';
export { AddedFiles } from './added-files.tsx';
export { ChangeTable } from './change-table.tsx';
export { EventList, type TimelineEvent } from './event-list.tsx';
export {
  DisputePanel,
  effectsForBuyer,
  effectsForVendor,
  effectsOfPart,
  effectsOfSplit,
  saidIn,
} from './dispute-panel.tsx';
export { returnStates } from './return-states.ts';
export { commissionGivenUp, type RefundedSale } from './refund-shares.ts';
export { afterConfirmation, expectedLabel, expectedText, promisedText } from './expected-text.ts';
export { useOrderEvents } from './events/use-order-events.ts';
export { itemText } from './item-text.ts';
export { itemsText, orderFileColumns, orderStatusFilter } from './order-list-parts.ts';
export {
  ledgerClassName,
  ledgerColumns,
  LedgerTable,
  type LedgerNoun,
  type LedgerReader,
} from './ledger-table.tsx';
export type {
  LedgerKind,
  LedgerLine,
  Money as MoneyValue,
  OpenReturn,
  Order,
  OrderLine,
  OrderRow,
  PaymentStatus,
  Place,
  SubOrder,
  SubOrderAction,
  SubOrderStatus,
  TimelineEntry,
} from './order.types.ts';
export { OrderLines } from './order-lines.tsx';
export { NextSteps } from './next-steps.tsx';
export { DeliveryPanel, HistoryPanel, orderedFor, OrderPage } from './order-page.tsx';
export { dayText, elsewhereText, PlaceSummary } from './place-summary.tsx';
export { PartSteps } from './part-steps.tsx';
export { PayOrGiveUp, type PayOrGiveUpProps } from './pay-or-give-up.tsx';
export { PortTime, portTimeText } from './port-time.tsx';
export { OrderNotFound, ReadOrder } from './read-order.tsx';
export {
  FoundOrderBadge,
  OrderStatusBadge,
  OwnOrderBadge,
  PartBadge,
  AnyOrderBadge,
  PaymentStatusBadge,
  SubOrderStatusBadge,
} from './status-badges.tsx';
export {
  anyOrderWord,
  endsWithoutGoods,
  wasGivenUp,
  orderWord,
  partWord,
  statusLabels,
  suppliersInIt,
  type OrderStates,
  type StatusReader,
} from './status-labels.ts';
export { returnsId } from './returns-id.ts';
export { returnSentence } from './return-sentence.ts';
export { paymentSentence, sentenceOf } from './timeline-texts.ts';
export { TrackingLink } from './tracking-link.tsx';
export { usePaymentReturn, type PaymentReturn } from './use-payment-return.ts';
export { usePageTitleFocus } from './use-page-title-focus.ts';
export { TotalWithRefund } from './total-with-refund.tsx';
