export { orderAnswerAllowance } from './order-answer.allowance.ts';
export { orderAnswerActors, type OrderLink } from './order-answer.actors.ts';
export { orderAnswerMachine } from './order-answer.machine.ts';
export type {
  LinkAnswer,
  LinkedOrder,
  OrderAnswerContext,
  OrderAnswerEvent,
} from './order-answer.vocabulary.ts';
