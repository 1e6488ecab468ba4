import { createRequire } from 'node:module';
import type * as OtpAuth from 'otpauth';

const require = createRequire(import.meta.url);
/** The only file that knows the library, which its first use loads. */
const library = () => require('otpauth') as typeof OtpAuth;

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** A code of the period before or after is taken too: clocks differ, and typing takes time. */
const driftPeriods = 1;

// The values that every app understands; some ignore others that the address names.
const totpOf = (secret: OtpAuth.Secret, label: string) =>
  new (library().TOTP)({ issuer: 'Quayside', label, algorithm: 'SHA1', digits: 6, period: 30, secret });

export interface NewAuthenticator {
  readonly secret: Uint8Array;
  /** Base32, to be typed. */
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
