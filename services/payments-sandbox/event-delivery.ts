import type { FastifyBaseLogger } from 'fastify';
import type { Delivery } from './objects.ts';
import { secondsOf, type WebhookRules } from './rules.ts';
import { webhookSignature } from './webhook-signature.ts';

const answerMaxMs = 10_000;

interface DeliveryParts {
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
}

/** One attempt to deliver an event with a fresh signature; returns whether it was accepted (answered with a 2xx). */
export async function sendEvent(
  { payload, attempts }: Pick<Delivery, 'payload' | 'attempts'>,
  { url, secret }: WebhookRules,
  { now, log, signal }: DeliveryParts,
): Promise<boolean> {
  const signature = webhookSignature(payload, secret, secondsOf({ nowMs: now().getTime() }));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMaxMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) log.warn({ status: response.status, attempts }, 'an event was not taken');
    return response.ok;
  } catch (err) {
    if (!signal.aborted) log[attempts === 0 ? 'warn' : 'debug']({ err, attempts }, 'an event did not arrive');
    return false;
  }
}
