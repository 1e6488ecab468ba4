/** The door of the design system: all other code imports UI from here, never from Radix. */
export * from './radix.ts';
export { PageTheme } from './page-theme.tsx';
export { OverlayTheme, UiTheme } from './ui-theme.tsx';

export { Logo } from './brand/logo.tsx';

export { Avatar } from './data/avatar.tsx';
export { DataTable, type DataTableProps } from './data/data-table.tsx';
export type { DataColumn, DataSort } from './data/use-data-table.ts';
export { DayBars } from './data/day-bars.tsx';
export { DescriptionList } from './data/description-list.tsx';
export { ListFooter, ListFrame, SearchSlot, TabButtons } from './data/list-frame.tsx';
export { InRow, OneLine } from './data/one-line.tsx';
export { saveCsv } from './data/save-csv.ts';
export { saveFile } from './data/save-file.ts';
export { SecondsLeft } from './data/seconds-left.tsx';
export { AmountsTable } from './data/amounts-table.tsx';
export { SumsTable } from './data/sums-table.tsx';
export { TimeLeft } from './data/time-left.tsx';

export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export { FailureScreen } from './feedback/failure-screen.tsx';
export { lazyPart } from './feedback/lazy-part.tsx';
export { lazyScreen, waitingForm, waitingList, type LoadScreen } from './feedback/lazy-screen.tsx';
export { FullScreenSpinner } from './feedback/full-screen-spinner.tsx';
export { Notice, type Tone } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { SkeletonDashboard, waitingDashboard } from './feedback/skeleton-dashboard.tsx';
export { SkeletonCard, SkeletonForm, SkeletonTable, SkeletonText } from './feedback/skeleton.tsx';
export { StatusBadge, type StatusTone } from './feedback/status-badge.tsx';

export { BusyButton, SubmitButton } from './form/busy-button.tsx';
export { CheckboxField, SwitchField } from './form/checkbox-field.tsx';
export { CodeField } from './form/code-field.tsx';
export { listFieldErrors } from './form/error-summary.tsx';
export { EmailField } from './form/email-field.tsx';
export { FileDrop } from './form/file-drop.tsx';
export { useFileInput } from './form/use-file-input.ts';
export { Form, FormActions } from './form/form.tsx';
export { PasswordField, type PasswordStrength } from './form/password-field.tsx';
export { PictureField } from './form/picture-field.tsx';
export { QuietButton } from './form/quiet-button.tsx';
export { RadioCardsField } from './form/radio-cards-field.tsx';
export { SearchField } from './form/search-field.tsx';
export { SelectField, type SelectOption } from './form/select-field.tsx';
export { TextAreaField } from './form/text-area-field.tsx';
export { TextField } from './form/text-field.tsx';

export { Divider } from './layout/divider.tsx';
export { Page } from './layout/page.tsx';
export { Panel } from './layout/panel.tsx';
export { Stepper, type Step } from './layout/stepper.tsx';
export { StepsNav } from './layout/steps-nav.tsx';
export { useStepFocus } from './layout/use-step-focus.ts';

export { ConfirmDialog } from './overlay/confirm-dialog.tsx';
export { Dialog } from './overlay/dialog.tsx';
export { DropdownMenu } from './overlay/dropdown-menu.tsx';
export { ToastViewport, type ToastItem, type ToastLevel } from './overlay/toast.tsx';

export { DisplayHeading } from './text/display-heading.tsx';
export { Kbd } from './text/kbd.tsx';
export { formatMoney, Money, type MoneyAmount } from './text/money.tsx';
export { Prose } from './text/prose.tsx';
export { formatWhen, useViewerZone, When } from './text/when.tsx';

export { useIsInteractive } from './use-is-interactive.ts';
export { useOwnTitle } from './use-own-title.ts';
