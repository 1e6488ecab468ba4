import { createHmac } from 'node:crypto';

interface Message {
  /** Unique per message: the agent refuses duplicates. */
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/**
 * The headers with which the agent verifies that a message is ours, complete and recent (standardwebhooks.com,
 * symmetric signatures; its libraries verify them). `secret`: `whsec_` and the key in base64.
 */
export function signatureHeaders(secret: string, { id, sentAt, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
