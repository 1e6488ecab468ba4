export { AuthProvider, useAuth, useSession, useSessionState, type SessionActor } from './auth-context.tsx';
