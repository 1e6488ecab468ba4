import type { FastifyInstance } from 'fastify';
import { refusal, sendRefusal } from '../../http-adapter/index.ts';
import type { Payments } from '../modules/payments/index.ts';
import { refusals } from './refusals.ts';

const bodyMaxBytes = 512 * 1024;
const retryAfterSeconds = 30;

/**
 * POST /api/stripe/webhook, to which the payment provider sends events. It is not part of the contract, since the
 * signature covers the raw bytes. 503 requests the event again; any other valid signature gets 200, or 400 for an
 * invalid event.
 */
export async function addPaymentWebhook(
  app: FastifyInstance,
  payments: Pick<Payments, 'receiveEvent'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: bodyMaxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/stripe/webhook', { bodyLimit: bodyMaxBytes }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const received = await payments.receiveEvent(body, typeof signature === 'string' ? signature : '');
      if (received.ok) return reply.send({ status: true });
      if (received.error.code === 'UNAVAILABLE')
        return sendRefusal(reply, refusals, refusal('UNAVAILABLE', { retryAfterSeconds }));
      const message =
        received.error.code === 'EVENT_MALFORMED'
          ? 'This message is not an event of the payment provider.'
          : 'This message is not signed by the payment provider.';
      return sendRefusal(reply, refusals, refusal('VALIDATION', { message }));
    });
  });
}
