import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { everySecret, type AppSecrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * What a sealed value is for: a key serves one purpose, and a value bound to one owner opens for no other, so rows
 * cannot be swapped.
 */
export interface Sealed {
  readonly purpose: 'authenticator secrets' | 'queued mails' | 'push keys';
  readonly boundTo: string;
}

const keyOf = (secret: string, { purpose }: Sealed): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts with a key derived from APP_SECRET, so that the database or a dump does not reveal the value. */
export function seal({ current }: AppSecrets, as: Sealed, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(current, as), iv).setAAD(Buffer.from(as.boundTo));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null if it was sealed with an unknown secret, or for something else. */
export function unseal(secrets: AppSecrets, as: Sealed, sealed: Buffer): Buffer | null {
  for (const secret of everySecret(secrets)) {
    const opened = unsealWith(keyOf(secret, as), as, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

function unsealWith(key: Buffer, { boundTo }: Sealed, sealed: Buffer): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const opened = decipher.update(sealed.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    // The only possible failure of `final` here: the tag does not match.
    return null;
  }
}
