import type { SMTPPoolOptions } from 'nodemailer';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/**
 * Options from `SMTP_URL`: `smtps://user:password@host:465` uses TLS from the first byte, `smtp://host:587` upgrades
 * if the server offers it. With a password and a remote server the upgrade is required, so that the password is never
 * sent in clear. Throws one sentence if the URL is invalid, without repeating its password.
 */
export function smtpOptions(smtpUrl: string): SMTPPoolOptions & { pool: true } {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (url === undefined || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://….');
  }
  const secure = url.protocol === 'smtps:';
  const auth =
    url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } };
  return {
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && url.username !== '' && !LOOPBACK.has(url.hostname),
    ...auth,
    maxConnections: 2,
    maxMessages: 50,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // The text is only text: it can neither attach a file nor fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
