import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal, type FieldProblem } from '../../../http-adapter/index.ts';
import {
  excerptOf,
  numberOf,
  type Contact,
  type Conversation,
  type DeskCommand,
} from '../../modules/contact/index.ts';
import type { AllHandlers } from './answers.ts';

type ContactHandlers = Pick<
  AllHandlers,
  | 'getContactForm'
  | 'sendContactMessage'
  | 'listContactMessages'
  | 'getContactMessage'
  | 'actOnContactMessage'
  | 'askForNews'
  | 'answerNewsLink'
>;

const conversationOf = ({
  vendorId,
  vendorName,
  purchase,
  entries,
  actions,
  ...message
}: Conversation): components['schemas']['ContactMessage'] => ({
  ...message,
  number: numberOf(message.number),
  purchase: purchase && { ...purchase },
  vendor: vendorId === null ? null : { id: vendorId, name: vendorName ?? 'A vendor' },
  entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  actions: [...actions],
});

const done: Readonly<Record<DeskCommand, (message: Conversation) => string>> = {
  answer: ({ email }) => `Your answer is on its way to ${email}.`,
  close: ({ number }) => `${numberOf(number)} is closed.`,
  reopen: ({ number }) => `${numberOf(number)} is open again.`,
  release: ({ number }) => `${numberOf(number)} waits for an answer now.`,
};

const refused = <Code extends string>(error: {
  readonly code: Code;
  readonly fields?: readonly FieldProblem[];
}) =>
  refusal(error.code, {
    ...(error.fields !== undefined && { fields: error.fields, message: error.fields[0]?.message }),
  });

/** Operations of tag "Contact", and the admins' operations on messages. */
export const contactHandlers = (contact: Contact): ContactHandlers => ({
  async getContactForm() {
    return { status: 200, body: { status: true, data: { form: contact.openForm() } } };
  },

  async sendContactMessage({ body, req }) {
    const sent = await contact.sendMessage(body, req.ip);
    if (!sent.ok) return refused(sent.error);
    const message = 'We’ve received your message. We’ll answer by email.';
    return { status: 201, body: { status: true, message, data: { number: sent.value.number } } };
  },

  async listContactMessages({ query }) {
    const listed = await contact.listDesk(query);
    if (!listed.ok) return refused(listed.error);
    const { items, nextCursor, counts } = listed.value;
    const rows = items.map(({ lastText, number, waitingSince, ...row }) => ({
      ...row,
      number: numberOf(number),
      excerpt: excerptOf(lastText),
      waitingSince: waitingSince.toISOString(),
    }));
    return { status: 200, body: { status: true, data: { items: rows, nextCursor, counts: { ...counts } } } };
  },

  async getContactMessage({ params }) {
    const found = await contact.readConversation(params.messageId);
    if (found === null) return refusal('NOT_FOUND', { message: 'Message not found.' });
    return { status: 200, body: { status: true, data: conversationOf(found) } };
  },

  async actOnContactMessage({ session, params, body }) {
    const acted = await contact.actOnMessage(session, params.messageId, body);
    if (!acted.ok) return refused(acted.error);
    const { value } = acted;
    return {
      status: 200,
      body: { status: true, message: done[body.command](value), data: conversationOf(value) },
    };
  },

  async askForNews({ body }) {
    await contact.askForNews(body);
    return {
      status: 202,
      body: { status: true, message: `Open the link we’ve emailed to ${body.email}.` },
    };
  },

  async answerNewsLink({ body }) {
    const answered = await contact.answerNewsLink(body);
    if (!answered.ok) return refusal(answered.error);
    const message = body.wanted ? 'We’ll write to you when something opens.' : 'Your address is removed.';
    return { status: 200, body: { status: true, message } };
  },
});
