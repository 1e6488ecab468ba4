export {
  errorIn,
  failureDetailsOf,
  failureOf,
  isRefusal,
  type Failure,
  type FailureDetails,
  type FieldFailure,
} from './failure.ts';
export { inputIn } from './input-in.ts';
export { isPhaseOfCall, pending } from './pending.ts';
export { providedCallback, providedPromise } from './provided.ts';
export { transportCodes, transportSentences } from './transport-sentences.ts';
export { waitingLong } from './waiting-long.ts';
