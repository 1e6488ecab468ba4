import type { FastifyInstance } from 'fastify';
import { refusal, sendRefusal } from '../../http-adapter/index.ts';
import type { Notifications } from '../modules/notifications/index.ts';
import { refusals } from './refusals.ts';

const bodyMaxBytes = 1024;

/**
 * POST /api/unsubscribe/…, which mail clients call for their user's one click (RFC 8058). It is not part of the
 * contract: they send a form, and the address alone contains the token. There is no GET: programs that fetch every link
 * in a mail would unsubscribe its reader.
 */
export async function addUnsubscribe(
  app: FastifyInstance,
  notifications: Pick<Notifications, 'unsubscribe'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body contains nothing that is not in the address.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyMaxBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post<{ Params: { token: string } }>(
      '/api/unsubscribe/:token',
      { bodyLimit: bodyMaxBytes },
      async ({ params }, reply) => {
        const isDone = await notifications.unsubscribe(params.token);
        return isDone
          ? reply.send({ status: true, message: 'You won’t get these mails any more.' })
          : sendRefusal(reply, refusals, refusal('NOT_FOUND'));
      },
    );
  });
}
