import type { Readable } from 'node:stream';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { cleanLine } from '../../../platform/clean-text.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { PictureRefusal } from '../../pictures/index.ts';
import { isTimeZone, type Account, type NotificationChoices } from '../account.domain.ts';
import type { AccountParts } from '../account.parts.ts';
import { type Refusals } from '../account.refusals.ts';
import { findAccount, saveChoices, type Db } from '../account.repository.ts';
import type { Session } from '../sign-in/session.domain.ts';
import { listSessions, type OwnSession } from '../sign-in/session.service.ts';
import { savePersonalia, swapPicture } from './settings.repository.ts';
import { findSignUp, pendingAccount } from '../sign-up/sign-up.repository.ts';

/** The session's own account, also a pending one, so that a reload during sign-up restores it. */
export async function getSettings(parts: AccountParts, session: Session): Promise<Account> {
  if (session.kind === 'active') return ownAccount(parts, parts.db, session.userId);
  const signUp = await findSignUp(parts.db, session.signUpId);
  invariant(signUp !== null, 'a pending session goes with its sign-up');
  return pendingAccount(signUp);
}

async function ownAccount(parts: AccountParts, db: Db, userId: string): Promise<Account> {
  const account = await findAccount(db, userId, parts);
  invariant(account !== null, 'a closed account has no session');
  return account;
}

interface SettingsChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly timeZone?: string | undefined;
  readonly notifications?: NotificationChoices | undefined;
}

/** Undefined fields stay unchanged (contract: updateSettings). Idempotent. */
export async function updateSettings(
  parts: AccountParts,
  session: Session,
  change: SettingsChange,
): Promise<Result<Account, Refusals<'VALIDATION'>>> {
  const { timeZone, phone, notifications } = change;
  if (timeZone !== undefined && !isTimeZone(timeZone))
    return refuse(invalid('timeZone', 'Enter a time zone we know, such as Europe/Madrid.', 'timeZone'));
  const names: { firstName?: string; lastName?: string } = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const given = change[field];
    if (given === undefined) continue;
    const name = cleanLine(given);
    if (name === '') return refuse(invalid(field, 'This must not be empty.', 'minLength'));
    names[field] = name;
  }
  return inTransaction(parts.db, async (trx) => {
    await savePersonalia(trx, session.userId, { ...names, phone, timeZone }, parts.clock.now());
    if (notifications !== undefined) await saveChoices(trx, session.userId, notifications);
    return ok(await ownAccount(parts, trx, session.userId));
  });
}

/** Stores the picture and deletes the previous one once its address is no longer shown. */
export async function setPicture(
  parts: AccountParts,
  session: Session,
  picture: Readable,
): Promise<Result<Account, { readonly code: PictureRefusal }>> {
  const stored = await parts.pictures.storePicture(picture);
  if (!stored.ok) return refuse({ code: stored.error });
  return ok(await exchangePicture(parts, session, stored.value.fileId));
}

/** Idempotent. */
export const removePicture = (parts: AccountParts, session: Session): Promise<Account> =>
  exchangePicture(parts, session, null);

async function exchangePicture(
  parts: AccountParts,
  { userId }: Session,
  fileId: string | null,
): Promise<Account> {
  const { db, clock, pictures } = parts;
  let before: string | null;
  try {
    before = await inTransaction(db, async (trx) => swapPicture(trx, userId, fileId, clock.now()));
  } catch (error) {
    if (fileId !== null) await pictures.removePicture(fileId);
    throw error;
  }
  if (before !== null) await pictures.removePicture(before);
  return ownAccount(parts, db, userId);
}

export interface AccountExport {
  readonly exportedAt: Date;
  readonly account: Account;
  readonly sessions: readonly OwnSession[];
}

/** All data stored about the user (contract: exportAccount). */
export async function exportAccount(parts: AccountParts, session: Session): Promise<AccountExport> {
  const account = await ownAccount(parts, parts.db, session.userId);
  return { exportedAt: parts.clock.now(), account, sessions: await listSessions(parts, session) };
}
