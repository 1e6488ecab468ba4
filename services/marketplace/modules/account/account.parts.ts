import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { QueueMail } from '../../platform/mail/index.ts';
import type { AppSecrets } from '../../platform/secrets.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Role, SignUpRole } from './account.domain.ts';
import type { PasswordHashes } from './password-hashes.ts';

/** What the use cases of this module work with. */
export interface AccountParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly queueMail: QueueMail;
  /** Key the hashes of codes and of addresses, and seal the secrets of authenticators. */
  readonly secrets: AppSecrets;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
  readonly passwords: PasswordHashes;
  /** Whether admins can do nothing but set up a second factor until they have one. */
  readonly adminsNeedSecondFactor: boolean;
  readonly pictures: Pick<Pictures, 'storePicture' | 'removePicture'>;
  /**
   * Called in the transaction in which a user verifies their address and gets an account, while their sign-up still
   * exists: it is deleted after a week.
   */
  readonly whenProved?: WhenAccount<SignUpRole>;
  /**
   * Asked in the transaction in which somebody signs up with the link of an invitation: whether it was mailed to this address and still
   * holds. Then it proves the address, as the link in a code's mail does.
   */
  readonly provesAddress?: (
    trx: Transaction<Database>,
    signUp: { readonly email: string; readonly role: SignUpRole; readonly invitationHash: Buffer },
    now: Date,
  ) => Promise<boolean>;
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
