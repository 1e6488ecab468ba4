import type { FastifyRequest } from 'fastify';
import { refusal, type Refusal } from '../../http-adapter/index.ts';
import type { Accounts, Session } from '../modules/account/index.ts';

const bearer = /^Bearer ([\w-]{20,100})$/i;

/** Authenticates by the bearer token. */
export const authenticator =
  (accounts: Pick<Accounts, 'authenticate'>) =>
  async (request: FastifyRequest): Promise<Session | Refusal<'UNAUTHENTICATED' | 'SESSION_EXPIRED'>> => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const found = token === undefined ? null : await accounts.authenticate(token);
    if (found?.ok) {
      // For tracing one user's problems; the id does not reveal who it is.
      request.log = request.log.child({ account: found.value.userId });
      return found.value;
    }
    return refusal(found?.error.code ?? 'UNAUTHENTICATED');
  };
