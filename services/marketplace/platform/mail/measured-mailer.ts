import type { OutgoingCalls } from '../outgoing-calls.ts';
import type { Mailer } from './mail.ts';

/** The same mailer, with its mails measured. */
export const measuredMailer = (mailer: Mailer, calls: OutgoingCalls): Mailer => ({
  send: (mail) =>
    calls.measured(
      'mail server',
      () => mailer.send(mail),
      (sent) => (sent.ok ? 'done' : 'refused'),
    ),
  close: () => mailer.close(),
});
