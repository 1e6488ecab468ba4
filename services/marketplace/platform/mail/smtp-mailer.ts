import { createTransport } from 'nodemailer';
import { ok, refuse } from '../../../../src/lib/result.ts';
import type { Mailer } from './mail.ts';
import { smtpOptions } from './smtp-options.ts';

export type SmtpMailerOptions = {
  readonly smtpUrl: string;
  /** `Quayside <post@example.com>` or a bare address. */
  readonly from: string;
};

/** Sends by SMTP over a few persistent connections. Throws at once if `smtpUrl` is invalid. */
export function createSmtpMailer({ smtpUrl, from }: SmtpMailerOptions): Mailer {
  const transport = createTransport(smtpOptions(smtpUrl));
  return {
    async send({ to, subject, text, html, calendar, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever it contains; a text would be split at commas.
          to: { name: '', address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          ...(calendar && {
            icalEvent: { method: calendar.method, content: calendar.text, filename: 'booking.ics' },
          }),
          // Asks automatic responders not to answer (RFC 3834).
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return ok(null);
      } catch (error) {
        if (isRefusedForGood(error)) return refuse('MAIL_REFUSED');
        throw error;
      }
    },
    close: () => {
      transport.close();
    },
  };
}

/**
 * A 5xx for the recipient or the content concerns this mail. A 5xx for the sign-in or the sender, or one marked 5.7
 * (RFC 3463: security, policy, "relaying denied"), concerns our settings, which an operator can fix.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('response' in error) || !('command' in error)) return false;
  const { response, command } = error;
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA';
  return aboutTheMail && typeof response === 'string' && /^5\d\d(?![ -]5\.7\.)/.test(response);
}
