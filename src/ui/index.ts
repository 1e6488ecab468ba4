/** The door of the design system: everything else imports UI from here, never from Radix. */
export * from './radix.ts';
export { PageTheme } from './page-theme.tsx';
export { OverlayTheme, UiTheme } from './ui-theme.tsx';

export { Logo, Mark, type LogoProps } from './brand/logo.tsx';

export { Avatar, type AvatarProps } from './data/avatar.tsx';
export { DataTable, type DataTableProps } from './data/data-table.tsx';
export type { DataColumn, DataSort } from './data/use-data-table.ts';
export { DescriptionList, type DescriptionItem } from './data/description-list.tsx';
export { saveCsv } from './data/save-csv.ts';
export { saveFile } from './data/save-file.ts';

export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx';
export { FailureScreen, type FailureScreenProps } from './feedback/failure-screen.tsx';
export { lazyPart } from './feedback/lazy-part.tsx';
export { FullScreenSpinner } from './feedback/full-screen-spinner.tsx';
export { Notice, type NoticeProps, type Tone } from './feedback/notice.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx';
export { SkeletonCard, SkeletonForm, SkeletonTable, SkeletonText } from './feedback/skeleton.tsx';
export { StatusBadge, type StatusBadgeProps, type StatusTone } from './feedback/status-badge.tsx';

export {
  BusyButton,
  SubmitButton,
  type BusyButtonProps,
  type SubmitButtonProps,
} from './form/busy-button.tsx';
export {
  CheckboxField,
  SwitchField,
  type CheckboxFieldProps,
  type SwitchFieldProps,
} from './form/checkbox-field.tsx';
export { CodeField, type CodeFieldProps } from './form/code-field.tsx';
export { listFieldErrors, type FieldFailure } from './form/error-summary.tsx';
export type { FieldProps } from './form/field.tsx';
export { FileDrop, type FileDropProps } from './form/file-drop.tsx';
export { Form, FormActions, type FormProps } from './form/form.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordStrength } from './form/password-field.tsx';
export { PictureField, type PictureFieldProps } from './form/picture-field.tsx';
export {
  RadioCardsField,
  type RadioCardOption,
  type RadioCardsFieldProps,
} from './form/radio-cards-field.tsx';
export { SearchField, type SearchFieldProps } from './form/search-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './form/select-field.tsx';
export { TextAreaField, type TextAreaFieldProps } from './form/text-area-field.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';

export { Divider } from './layout/divider.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { Panel, type PanelProps } from './layout/panel.tsx';
export { Stepper, type Step, type StepperProps } from './layout/stepper.tsx';

export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { DropdownMenu } from './overlay/dropdown-menu.tsx';
export {
  Toast,
  ToastViewport,
  type ToastItem,
  type ToastLevel,
  type ToastViewportProps,
} from './overlay/toast.tsx';

export { DisplayHeading, type DisplayHeadingProps } from './text/display-heading.tsx';
export { Kbd } from './text/kbd.tsx';
export { formatMoney, Money, type MoneyAmount, type MoneyProps } from './text/money.tsx';
export { Prose } from './text/prose.tsx';
export { formatWhen, When, type WhenProps } from './text/when.tsx';

export { useIsInteractive } from './use-is-interactive.ts';
