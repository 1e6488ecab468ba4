export { AccountMenu } from './account-menu.tsx';
export {
  AuthProvider,
  startingSession,
  stillSession,
  useAuth,
  useSession,
  useSessionState,
  type Session,
  type SessionActor,
  type SessionView,
} from './auth-context.tsx';
export { DemoOutbox } from './demo-outbox.tsx';
export { Entrance } from './entrance.tsx';
export { ExpiredDialog, preloadExpiredDialog } from './expired-dialog.tsx';
export { emailRule, nameRule, phoneRule } from './form/field-rules.ts';
export { readingWordsOf, wordsOf, type FormFailure } from './form/form-failure.ts';
export { keepTyped } from './form/keep-typed.ts';
export { NewPasswordField } from './form/new-password-field.tsx';
export { ButtonLink, RouteLink } from './form/route-link.tsx';
export { isPlaced, useServerProblems, type Places } from './form/server-problems.ts';
export { UnsavedGuard } from './form/unsaved-guard.tsx';
export { useSecondsLeft, waitWords } from './form/use-seconds-left.ts';
export { WaitNotice } from './form/wait-notice.tsx';
export { countryOptions } from './profile/countries.ts';
export { accountScreens } from './screens.ts';
export { settingsScreens } from './settings-screens.ts';
export { useEntranceStep } from './use-entrance-step.ts';
