import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { everySecret, type AppSecrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What is sealed: a key serves one purpose, and what is bound to one owner opens for no other, so that no row can be swapped. */
export interface Sealed {
  readonly purpose: 'authenticator secrets' | 'queued mails' | 'push keys';
  readonly boundTo: string;
}

const keyOf = (secret: string, { purpose }: Sealed): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts with a key made from APP_SECRET, so that whoever reads the database, or a dump of it, reads nothing here. */
export function seal({ current }: AppSecrets, as: Sealed, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(current, as), iv).setAAD(Buffer.from(as.boundTo));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null when it was sealed with a secret that is not known here, or as something else. */
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
    // The only failure of `final` here: the tag does not fit.
    return null;
  }
}
