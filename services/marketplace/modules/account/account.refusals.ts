import type { Invalid, RefusalsOf } from '../../platform/refusals.ts';
import type { PasskeyOptions } from './second-factor/webauthn.ts';

type AccountRefusal =
  | Invalid
  | { readonly code: 'TOO_MANY_REQUESTS'; readonly retryAfterSeconds: number }
  | { readonly code: 'CODE_WRONG'; readonly triesLeft: number }
  | {
      readonly code: 'SECOND_FACTOR_NEEDED' | 'SECOND_FACTOR_WRONG';
      /** Any one of these is sufficient. */
      readonly secondFactors: readonly ('authenticator' | 'passkey' | 'recovery_code')[];
      /** The WebAuthn options for using a passkey. */
      readonly passkeyRequest?: PasskeyOptions;
    }
  | {
      readonly code:
        | 'UNAUTHENTICATED'
        | 'SESSION_EXPIRED'
        | 'CREDENTIALS_WRONG'
        | 'SIGN_IN_LINK_NEEDED'
        | 'ACCOUNT_SUSPENDED'
        | 'LINK_WRONG'
        | 'LINK_EXPIRED'
        | 'LINK_USED'
        | 'NOT_FOUND'
        | 'EMAIL_TAKEN'
        | 'CODE_EXPIRED'
        | 'CODE_USED'
        | 'CODE_SPENT'
        | 'RESET_LINK_WRONG'
        | 'RESET_LINK_EXPIRED'
        | 'RESET_LINK_USED'
        | 'PASSWORD_TOO_COMMON'
        | 'PASSWORD_WRONG'
        | 'PASSKEY_REFUSED'
        | 'LAST_ADMIN'
        | 'NOT_ALLOWED_NOW';
    };

/** The refusals with these codes and their details. */
export type Refusals<Code extends AccountRefusal['code']> = RefusalsOf<AccountRefusal, Code>;

export const tooMany = (retryAfterSeconds: number) =>
  ({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: Math.max(1, retryAfterSeconds) }) as const;
