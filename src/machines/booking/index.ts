export { bookingActors } from './booking.actors.ts';
export { bookingAllowance } from './booking.allowance.ts';
export { bookingMachine } from './booking.machine.ts';
export { emptyDraft } from './draft.ts';
export { progressOf, screenOf, stepOf, titleOf } from './progress.ts';
export type {
  BillTo,
  Booking,
  BookingContext,
  BookingDetails,
  BookingDraft,
  BookingEvent,
  BookingFailure,
  BookingInput,
  BookingPrice,
  BookingScreen,
  ChosenService,
  OpenableStep,
  PlaceKind,
  Slot,
  StepName,
  Work,
} from './booking.types.ts';
