import type { Question } from '../notifications/index.ts';
import type { MailToQueue } from './mail.ts';

/** The mail, with its notification waiting for the answer; unchanged if it asks nothing. */
export const asking = (question: Question | null, mail: MailToQueue): MailToQueue =>
  question === null || mail.notification === undefined
    ? mail
    : { ...mail, notification: { ...mail.notification, question } };

/** The mail, with its notification read from the start, because it confirms a step of the reader's own. */
export const ofOwnStep = (mail: MailToQueue): MailToQueue =>
  mail.notification === undefined
    ? mail
    : { ...mail, notification: { ...mail.notification, isOwnStep: true } };
