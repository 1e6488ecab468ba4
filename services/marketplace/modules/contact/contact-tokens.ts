import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../../platform/ids.ts';
import { everySecret, type AppSecrets } from '../../platform/secrets.ts';

type Purpose = 'contact form' | 'contact reply';

const signatureOf = (secret: string, purpose: Purpose, text: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, text]))
    .digest('base64url');

const signed = ({ current }: AppSecrets, purpose: Purpose, text: string): string =>
  `${text}.${signatureOf(current, purpose, text)}`;

/** The payload of a token signed for this purpose; null for anything else. */
function opened(secrets: AppSecrets, purpose: Purpose, token: string): string | null {
  const end = token.lastIndexOf('.');
  if (end < 1) return null;
  const text = token.slice(0, end);
  const signature = token.slice(end + 1);
  const isOurs = everySecret(secrets).some((secret) =>
    equalInConstantTime(signature, signatureOf(secret, purpose, text)),
  );
  return isOurs ? text : null;
}

interface OpenedForm {
  readonly at: Date;
  /** Each form has its own. */
  readonly key: string;
}

/** A token sent with a form, which contains the time when it was opened. */
export const formToken = (secrets: AppSecrets, { at, key }: OpenedForm): string =>
  signed(secrets, 'contact form', `${at.getTime().toString(36)}.${key}`);

/** Null for an invalid token. */
export function readFormToken(secrets: AppSecrets, token: string): OpenedForm | null {
  const [at = '', key = ''] = opened(secrets, 'contact form', token)?.split('.') ?? [];
  return key === '' ? null : { at: new Date(Number.parseInt(at, 36)), key };
}

/** A token with which the recipient of an answer can continue the conversation. */
export const replyToken = (secrets: AppSecrets, messageId: string): string =>
  signed(secrets, 'contact reply', messageId);

export const readReplyToken = (secrets: AppSecrets, token: string): string | null =>
  opened(secrets, 'contact reply', token);
