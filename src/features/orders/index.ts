export type { AskedAction } from './admin/asked-action.types.ts';
export { ChargebacksOf } from './chargebacks/chargebacks-of.tsx';
export { RefundDialog } from './admin/refund-dialog.tsx';
export { approvalPath, orderPath, ORDERS_PATH } from './buyer/order-path.ts';
export { useOrderAgain } from './buyer/use-order-again.ts';
export { subOrderPath } from './supplier/sub-order-path.ts';
export { OrderView } from './buyer/detail/order-view.tsx';
export { usePrintInLight } from './buyer/detail/use-print-in-light.ts';
export { OfferPartDialog, ReportProblemDialog, type ProblemReport } from './problems/index.ts';
export { orderScreens } from './screens.tsx';
export {
  ActionButtons,
  dayText,
  DisputePanel,
  effectsForBuyer,
  effectsForVendor,
  effectsOfSplit,
  EventList,
  itemsText,
  FoundOrderBadge,
  ledgerClassName,
  ledgerColumns,
  LedgerTable,
  NextSteps,
  OrderNotFound,
  OrderPage,
  OwnOrderBadge,
  suppliersInIt,
  paymentSentence,
  PaymentStatusBadge,
  ReadOrder,
  saidIn,
  statusLabels,
  useOrderEvents,
  usePaymentReturn,
  usePageTitleFocus,
  type LedgerKind,
  type LedgerLine,
  type LedgerNoun,
  type LedgerReader,
  type Order,
  type PaymentReturn,
  type SubOrder,
  type TimelineEvent,
} from './shared/index.ts';
export { AnswerEnded } from './supplier/answer/answer-ended.tsx';
export { orderAnswerScreens } from './supplier/answer/answer-screens.tsx';
export { callFailureText } from './supplier/answer/answer-texts.ts';
export type { AnswerState } from './supplier/answer/answer-state.ts';
export { AnswerView } from './supplier/answer/answer-view.tsx';
export { Answering, type AnswerViewProps } from './supplier/answer/answering.tsx';
export { LinkPage } from './supplier/answer/link-page.tsx';
export { DeclineForm } from './supplier/answer/decline-form.tsx';
export { useLinkSubmission, type AnswerProgress } from './supplier/answer/use-link-submission.ts';
