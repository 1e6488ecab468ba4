import { createRequire } from 'node:module';
import type * as OtpAuth from 'otpauth';

const require = createRequire(import.meta.url);
/** The only file that uses the library, which is loaded on first use. */
const library = () => require('otpauth') as typeof OtpAuth;

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** Codes of the previous and next period are accepted too: clocks differ, and typing takes time. */
const driftPeriods = 1;

// The values that every app supports; some ignore others in the address.
const totpOf = (secret: OtpAuth.Secret, label: string) =>
  new (library().TOTP)({ issuer: 'Quayside', label, algorithm: 'SHA1', digits: 6, period: 30, secret });

export interface NewAuthenticator {
  readonly secret: Uint8Array;
  /** Base32, for typing. */
  readonly text: string;
  /** otpauth://, for the QR code. */
  readonly uri: string;
}

export function newAuthenticator(email: string): NewAuthenticator {
  const { Secret } = library();
  const secret = new Secret({ size: secretBytes });
  return { secret: secret.bytes, text: secret.base32, uri: totpOf(secret, email).toString() };
}

/** The 30-second period (counted since 1970) whose code this is, or null: none within the drift. */
export function periodOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const { Secret } = library();
  const totp = totpOf(new Secret({ buffer: Uint8Array.from(secret).buffer }), '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: driftPeriods });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
