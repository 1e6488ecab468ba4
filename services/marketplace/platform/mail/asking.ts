import type { Question } from '../notifications/index.ts';
import type { MailToQueue } from './mail.ts';

/** The mail, with its notification waiting for the answer; unchanged if it asks nothing. */
export const asking = (question: Question | null, mail: MailToQueue): MailToQueue =>
  question === null || mail.notification === undefined
    ? mail
    : { ...mail, notification: { ...mail.notification, question } };
