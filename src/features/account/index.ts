export { AccountMenu } from './account-menu.tsx';
export {
  AuthProvider,
  startingSession,
  useAuth,
  useSession,
  useSessionState,
  type Session,
  type SessionActor,
  type SessionView,
} from './auth-context.tsx';
export { DemoOutbox } from './demo-outbox.tsx';
export { ExpiredDialog, preloadExpiredDialog } from './expired-dialog.tsx';
export { accountScreens } from './screens.ts';
