export { AccountMenu } from './account-menu.tsx';
export { AdminsOnly } from './admins-only.tsx';
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
export { countryOptions } from './profile/countries.ts';
export { accountScreens } from './screens.ts';
export { settingsScreens } from './settings-screens.ts';
export { useEntranceStep } from './use-entrance-step.ts';
