export { AccountMenu } from './account-menu.tsx';
export { AdminsOnly } from './admins-only.tsx';
export { ApplicationsOff } from './applications-off.tsx';
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
export { SettingsFailed } from './settings/settings-failed.tsx';
export { useOwnSettings } from './queries.ts';
export { Settings } from './screens/settings-screen.tsx';
export { useEntranceStep } from './use-entrance-step.ts';
