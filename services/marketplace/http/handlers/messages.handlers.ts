import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type { Messages, MessageView } from '../../modules/messages/index.ts';
import { refused, type AllHandlers } from './answers.ts';

type MessageHandlers = Pick<AllHandlers, 'listMessages' | 'sendMessage'>;

const messageOf = ({ writtenAt, ...message }: MessageView): components['schemas']['Message'] => ({
  ...message,
  at: writtenAt.toISOString(),
});

/** Operations of tag "Messages". */
export const messageHandlers = (messages: Messages): MessageHandlers => ({
  async listMessages({ session, params, query }) {
    const found = await messages.list(session, params.saleId, query);
    if (!found.ok) return refused(found.error, 'Order or booking not found.');
    const { messages: shown, ...conversation } = found.value;
    return {
      status: 200,
      body: { status: true, data: { ...conversation, messages: shown.map(messageOf) } },
    };
  },

  async sendMessage({ session, params, headers, body: { text } }) {
    const requestKey = headers['idempotency-key'];
    const sent = await messages.send(session, params.saleId, { requestKey, text });
    if (!sent.ok) return refused(sent.error, 'Order or booking not found.');
    return {
      status: 201,
      body: { status: true, message: 'The message was sent.', data: messageOf(sent.value) },
    };
  },
});
