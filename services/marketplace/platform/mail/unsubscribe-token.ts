import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { everySecret, type AppSecrets } from '../secrets.ts';

/** What one click unsubscribes from: the mails of a kind, the digest, or the newsletter. */
export interface Unsubscribing {
  readonly userId: string;
  /** A kind of notifications, `digest`, or `news`. */
  readonly from: string;
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribing', 32));

const signatureOf = (secret: string, { userId, from }: Unsubscribing): Buffer =>
  createHmac('sha256', keyOf(secret)).update(`${userId} ${from}`).digest();

/** For a mail's header. It can only stop mails, so it does not expire: mails are kept for years. */
export const unsubscribeToken = ({ current }: AppSecrets, what: Unsubscribing): string =>
  [what.userId, what.from, signatureOf(current, what).toString('base64url')].join('.');

/** Null for an invalid token. */
export function readUnsubscribeToken(secrets: AppSecrets, token: string): Unsubscribing | null {
  const [userId = '', from = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = everySecret(secrets).some((secret) => {
    const own = signatureOf(secret, { userId, from });
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return isOurs ? { userId, from } : null;
}
