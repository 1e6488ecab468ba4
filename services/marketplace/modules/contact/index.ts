import { bindTo } from '../../platform/bind-to.ts';
import { cleanUpTask } from './clean-up.tasks.ts';
import { actOnMessage, listDesk, readConversation } from './contact-desk.service.ts';
import { openForm, sendMessage } from './contact-sending.service.ts';
import type { ContactParts } from './contact.parts.ts';
import { answerNewsLink, askForNews } from './newsletter.service.ts';

export type { Conversation, DeskCommand } from './contact-desk.service.ts';
export { excerptOf, numberOf } from './contact.domain.ts';

/** The module's public interface: messages to the market, and their answers. */
export function createContact(parts: ContactParts) {
  const bind = bindTo(parts);
  return {
    openForm: bind(openForm),
    sendMessage: bind(sendMessage),
    listDesk: bind(listDesk),
    readConversation: bind(readConversation),
    actOnMessage: bind(actOnMessage),
    askForNews: bind(askForNews),
    answerNewsLink: bind(answerNewsLink),
  } as const;
}

export type Contact = ReturnType<typeof createContact>;

/** The module's job, nightly. */
export const contactTasks = (parts: Pick<ContactParts, 'db' | 'clock'>) => ({
  clean_up_contact: cleanUpTask(parts),
});
