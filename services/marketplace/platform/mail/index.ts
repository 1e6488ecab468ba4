export type { CalendarPart, Mailer, MailToQueue, SealedMailJob } from './mail.ts';
export { readUnsubscribeToken } from './unsubscribe-token.ts';
export { createMailQueue, openMail } from './mail-queue.ts';
export type { QueueMail } from './mail-queue.ts';
export { measuredMailer } from './measured-mailer.ts';
export { greetableName, layOutMail } from './layout.ts';
export type { MailContent } from './layout.ts';
export { createOutboxMailer } from './outbox-mailer.ts';
export { mailTasks } from './send-mail.task.ts';
