import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Role, SignUpRole } from './account.domain.ts';
import type { PasswordHashes } from './password-hashes.ts';

/** What the use cases of this module work with. */
export interface AccountParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** APP_SECRET: keys the hashes of codes and of addresses. */
  readonly secret: string;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  readonly passwords: PasswordHashes;
  readonly pictures: Pick<Pictures, 'storePicture' | 'removePicture'>;
  /**
   * Done in the transaction in which somebody proves their address and so gets an account, while what they said at sign-up is
   * still there: the sign-up itself is forgotten after a week.
   */
  readonly whenProved?: WhenAccount<SignUpRole>;
  /** Asked in the transaction in which an account is to be closed: false while others still wait for something of theirs. */
  readonly mayClose?: (trx: Transaction<Database>, account: { readonly userId: string }) => Promise<boolean>;
  /** Done in the transaction in which an account is closed: what else was opened with it has to end too. */
  readonly whenClosed?: WhenAccount<Role>;
}

export type WhenAccount<OfRole extends Role> = (
  trx: Transaction<Database>,
  account: { readonly userId: string; readonly role: OfRole },
  now: Date,
) => Promise<void>;
