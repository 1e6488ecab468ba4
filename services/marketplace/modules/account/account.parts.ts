import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { AppSecrets } from '../../platform/secrets.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Role, SignUpRole } from './account.domain.ts';
import type { PasswordHashes } from './password/password-hashes.ts';

/** The dependencies of this module's use cases. */
export interface AccountParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queueMail: QueueMail;
  /** Keys for hashing codes and addresses, and for encrypting authenticator secrets. */
  readonly secrets: AppSecrets;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly passwords: PasswordHashes;
  /** Whether admins can do nothing but set up a second factor until they have one. */
  readonly adminsNeedSecondFactor: boolean;
  readonly pictures: Pick<Pictures, 'storePicture' | 'removePicture'>;
  /**
   * Called in the transaction in which a user verifies their address and gets an account. The sign-up still exists
   * then; it is deleted after a week.
   */
  readonly whenProved?: WhenAccount<SignUpRole>;
  /**
   * Called in the transaction of a sign-up with an invitation's link: whether it was mailed to this address and is
   * valid. Then it verifies the address, like the link in a code's mail.
   */
  readonly provesAddress?: (
    trx: Transaction<Database>,
    signUp: { readonly email: string; readonly role: SignUpRole; readonly invitationHash: Buffer },
    now: Date,
  ) => Promise<boolean>;
  /** Called in the transaction in which an account is to be closed: false while others await something from it. */
  readonly mayClose?: (trx: Transaction<Database>, account: { readonly userId: string }) => Promise<boolean>;
  /** Called in the transaction in which an account is closed: ends whatever else belongs to it. */
  readonly whenClosed?: WhenAccount<Role>;
}

export type WhenAccount<OfRole extends Role> = (
  trx: Transaction<Database>,
  account: { readonly userId: string; readonly role: OfRole },
  now: Date,
) => Promise<void>;
