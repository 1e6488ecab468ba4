import { bindTo } from '../../platform/bind-to.ts';
import { listMessages } from './conversation.service.ts';
import type { MessageParts } from './messages.parts.ts';
import { sendMessage } from './send-message.service.ts';

export type { MessageView } from './messages.domain.ts';

/** The conversation of buyer, vendor and market about a sub-order or booking. */
export function createMessages(parts: MessageParts) {
  const bind = bindTo(parts);
  return {
    list: bind(listMessages),
    send: bind(sendMessage),
  } as const;
}

export type Messages = ReturnType<typeof createMessages>;
