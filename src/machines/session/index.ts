export { sessionActors, type SessionEffects } from './session.actors.ts';
export { sessionMachine } from './session.machine.ts';
export type { KeyValueStorage } from './session-storage.ts';
export { storeUser, TOKEN_KEY, USER_KEY } from './session-storage.ts';
export { toSessionUser, type SessionUser } from './session-user.ts';
export { unknownSession } from './session.types.ts';
export type { SessionContext, SessionEvent, SessionFailure, StoredSession } from './session.types.ts';
