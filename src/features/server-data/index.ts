export type { QueryKey } from '@tanstack/react-query';
export { errorText, thrownText, type OwnErrorTexts } from './error-texts.ts';
export { toFailure, type Failure } from './failure.ts';
export { PublicServerData } from './public-server-data.tsx';
export { createServerCache, ServerCacheProvider, useServerCache, type ServerCache } from './server-cache.tsx';
export { SessionHoldProvider, useSessionIsHeld, type SessionHold } from './session-hold.tsx';
export { identityOf, useApiList, type KeysetPage } from './use-api-list.ts';
export { useApiMutation, type ApiMutation } from './use-api-mutation.ts';
export { useApiQuery, type ApiQuery, type ReadTools } from './use-api-query.ts';
