export { returnErrorText } from './return-error-text.ts';
export { returnAmount } from './return-form-dialog.tsx';
export { useRequestReturn, useReturns } from './return-queries.ts';
export { linesWanted, requestOf } from './return-request.ts';
export { chosenItems } from './chosen-items.ts';
export { ComesBack } from './comes-back.tsx';
export { stillToCome } from './comes-back-texts.ts';
export {
  faultOptions,
  keptWithdrawalText,
  linesText,
  postageText,
  subjectText,
  tooManyText,
} from './return-texts.ts';
export type { Return, Returnable, ReturnReason, ReturnRequest } from './return.types.ts';
export { ReturnsSection } from './returns-section.tsx';
