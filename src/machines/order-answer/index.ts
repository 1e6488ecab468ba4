export { orderAnswerAllowance } from './order-answer.allowance.ts';
export { bookingAnswerActors, orderAnswerActors } from './order-answer.actors.ts';
export { orderAnswerMachine } from './order-answer.machine.ts';
export type {
  Asked,
  LinkAnswer,
  LinkedBooking,
  LinkedOrder,
  OrderAnswerContext,
  OrderAnswerEvent,
} from './order-answer.vocabulary.ts';
