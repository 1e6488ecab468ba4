export { sessionAllowance } from './session.allowance.ts';
export { sessionActors, type SessionEffects } from './session.actors.ts';
export { sessionMachine } from './session.machine.ts';
export type { KeyValueStorage } from './session-storage.ts';
export { TOKEN_KEY, USER_KEY } from './session-keys.ts';
export { storeUser } from './session-storage.ts';
export { toSessionUser, type SessionUser } from './session-user.ts';
export { unknownSession } from './session.types.ts';
export type {
  CodeProof,
  SecondFactorKind,
  SessionEvent,
  SignIn,
  SignInAnswer,
  StoredSession,
} from './session.types.ts';
