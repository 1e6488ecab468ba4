export {
  atMost,
  counterText,
  emailRule,
  lengthOf,
  nameRule,
  passwordRule,
  phoneRule,
  requiredText,
  wholeNumberRule,
  type Rule,
} from './field-rules.ts';
export { departmentChoices, DepartmentsField } from './departments-field.tsx';
export { MoneyField, moneyRule } from './money-field.tsx';
export { NewPasswordField } from './new-password-field.tsx';
export { PersonNameFields } from './person-name-fields.tsx';
export { fileProblem, photoLimits, type FileLimits } from './file-limits.ts';
export { PhotosToSend } from './photos-to-send.tsx';
export { ReasonDialog, ReasonForm, reasonMaxLength, reasonRule } from './reason-dialog.tsx';
export { type Places } from './server-problems.ts';
export { SubmissionConfirmDialog } from './submission-confirm-dialog.tsx';
export { SubmissionForm, type Submission } from './submission-form.tsx';
export { TermsNote } from './terms-note.tsx';
export { TrapField } from './trap-field.tsx';
export { FormDialog } from './form-dialog.tsx';
export { SubmissionDialog, type SubmissionDialogProps } from './submission-dialog.tsx';
export { UnsavedGuard } from './unsaved-guard.tsx';
export { useArrivalFocus } from './use-arrival-focus.ts';
export { useChosenFile } from './use-chosen-file.tsx';
export { useFields, type Fields } from './use-fields.ts';
export { useSecondsLeft, waitText } from './use-seconds-left.ts';
export { useVatIdRule } from './use-vat-id-rule.ts';
export { WaitNotice } from './wait-notice.tsx';
export { WhileOffered } from './while-offered.tsx';
export { whoChanged } from './who-changed.ts';
