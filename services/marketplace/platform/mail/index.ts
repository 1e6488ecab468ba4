export type { Mail, MailRefusal, Mailer, SendMailJob } from './mail.ts';
export { layOutMail } from './layout.ts';
export type { MailContent } from './layout.ts';
export { createOutboxMailer } from './outbox-mailer.ts';
export { createSendMailTask } from './send-mail.task.ts';
