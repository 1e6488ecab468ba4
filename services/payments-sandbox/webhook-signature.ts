import { createHmac } from 'node:crypto';

/** The value of the `stripe-signature` header for a payload sent at a time in seconds since 1970. */
export function webhookSignature(payload: string, secret: string, sentAtSeconds: number): string {
  const mac = createHmac('sha256', secret).update(`${sentAtSeconds}.${payload}`).digest('hex');
  return `t=${sentAtSeconds},v1=${mac}`;
}
