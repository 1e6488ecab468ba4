import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';
import type { Mailer } from './mail.ts';
import { smtpOptions } from './smtp-options.ts';

const mail = {
  to: 'anna@example.com',
  subject: 'Your code',
  text: 'It is 012345.',
  html: '<p>It is 012345.</p>',
};

type Received = { from: string; to: string[]; user: unknown; raw: string };
const open: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** A real SMTP server that stores received mails, and a mailer for it. */
async function post(
  options: SMTPServerOptions = {},
  credentials = '',
): Promise<{ mailer: Mailer; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), user: session.user, raw });
        done();
      });
    },
    ...options,
  });
  // Errors of the client's connection, such as an aborted handshake, are not the server's.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // Listening on TCP, so not a pipe's name.
  const mailer = createSmtpMailer({
    smtpUrl: `${options.secure ? 'smtps' : 'smtp'}://${credentials}127.0.0.1:${port}`,
    from: 'Quayside <post@example.com>',
  });
  open.push(
    () => {
      mailer.close();
    },
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  return { mailer, received };
}

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

describe('a mail sent by SMTP', () => {
  test('arrives as text and HTML, with the correct sender and recipient, marked as automatic', async () => {
    const { mailer, received } = await post();
    expect(await mailer.send(mail)).toEqual({ ok: true, value: null });
    expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'post@example.com', to: ['anna@example.com'] },
    ]);
    for (const line of [
      'From: Quayside <post@example.com>',
      'To: anna@example.com',
      'Subject: Your code',
      'Auto-Submitted: auto-generated',
      'Content-Type: text/plain; charset=utf-8',
      'It is 012345.',
      'Content-Type: text/html; charset=utf-8',
      '<p>It is 012345.</p>',
    ]) {
      expect(received[0]?.raw.split('\r\n')).toContain(line);
    }
  });

  test('contains a one-click link to unsubscribe, if it can be switched off', async () => {
    const { mailer, received } = await post();
    await mailer.send({ ...mail, unsubscribeUrl: 'https://quayside.example.com/api/unsubscribe/a.b.c' });
    await mailer.send(mail);
    const headers = received.map(({ raw }) => raw.split('\r\n').filter((line) => line.startsWith('List-')));
    expect(headers).toEqual([
      [
        'List-Unsubscribe: <https://quayside.example.com/api/unsubscribe/a.b.c>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ],
      [],
    ]);
  });

  test('contains an invitation that calendars can import', async () => {
    const { mailer, received } = await post();
    const calendar = { method: 'REQUEST', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const;
    await mailer.send({ ...mail, calendar });
    const raw = received[0]?.raw ?? '';
    expect(raw).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
    expect(raw).toMatch(/filename="?booking\.ics/);
    expect(raw).toContain(calendar.text);
  });

  test('is sent to nobody if the address contains two', async () => {
    const { mailer, received } = await post();
    const outcome = await mailer.send({ ...mail, to: 'anna@example.com, bo@example.com' });
    expect({ outcome, received }).toEqual({ outcome: { ok: false, error: 'MAIL_REFUSED' }, received: [] });
  });

  test('cannot get further headers by its subject', async () => {
    const { mailer, received } = await post();
    await mailer.send({ ...mail, subject: 'Hi\r\nBcc: bo@example.com' });
    expect(received.map(({ to }) => to)).toEqual([['anna@example.com']]);
    expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  test('is sent after authentication with the user and password of the URL, percent-decoded', async () => {
    const { mailer, received } = await post(
      {
        authOptional: false,
        onAuth: ({ username, password }, _session, done) => {
          if (username === 'post@example.com' && password === 'p:a/s@s') done(null, { user: username });
          else done(reply(535, 'wrong'));
        },
      },
      'post%40example.com:p%3Aa%2Fs%40s@',
    );
    await mailer.send(mail);
    expect(received.map(({ user }) => user)).toEqual(['post@example.com']);
  });

  test('uses one connection for several mails', async () => {
    let connections = 0;
    const { mailer, received } = await post({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'bo@example.com' });
    expect({ connections, to: received.flatMap(({ to }) => to) }).toEqual({
      connections: 1,
      to: ['anna@example.com', 'bo@example.com'],
    });
  });
});

describe('a mail that is not accepted', () => {
  test.each([
    ['the mailbox does not exist', { onRcptTo: refuseWith(reply(550, '5.1.1 no such user')) }],
    ['the content is refused', { onData: refuseData(reply(554, '5.6.0 not like this')) }],
  ])('is refused for good when %s', async (_condition, options) => {
    const { mailer } = await post(options);
    expect(await mailer.send(mail)).toEqual({ ok: false, error: 'MAIL_REFUSED' });
  });

  test.each([
    ['the mailbox is busy', { onRcptTo: refuseWith(reply(450, '4.2.1 try later')) }],
    ['the server is full', { onData: refuseData(reply(452, '4.3.1 try later')) }],
    ['the server does not relay for us', { onRcptTo: refuseWith(reply(550, '5.7.1 relaying denied')) }],
    ['our sender is refused', { onMailFrom: refuseWith(reply(550, '5.1.8 bad sender')) }],
  ])('throws, to be tried again, when %s', async (_condition, options) => {
    const { mailer } = await post(options);
    await expect(mailer.send(mail)).rejects.toThrow();
  });

  test('throws, to be retried, if the password is wrong', async () => {
    const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => {
      done(reply(535, '5.7.8 wrong'));
    };
    const { mailer } = await post({ authOptional: false, onAuth }, 'post:wrong@');
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'EAUTH' });
  });

  test('throws if the server has no valid certificate', async () => {
    const { mailer, received } = await post({ secure: true });
    await expect(mailer.send(mail)).rejects.toThrow(/certificate/);
    expect(received).toEqual([]);
  });

  test('throws, to be retried, if no server answers', async () => {
    const { mailer } = await post();
    await Promise.all(
      open
        .splice(0)
        .slice(1)
        .map((close) => close()),
    );
    open.push(() => {
      mailer.close();
    });
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});

function refuseWith(
  error: Error,
): (address: unknown, session: unknown, done: (error?: Error) => void) => void {
  return (_address, _session, done) => {
    done(error);
  };
}

function refuseData(error: Error): SMTPServerOptions['onData'] {
  return (stream, _session, done) => {
    stream.resume().once('end', () => {
      done(error);
    });
  };
}

describe('SMTP_URL', () => {
  test.each([
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, requireTLS: false }],
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTLS: false }],
    [
      'smtp://u:p@mail.example.com:25',
      { host: 'mail.example.com', port: 25, secure: false, requireTLS: true },
    ],
    ['smtp://u:p@127.0.0.1:2525', { host: '127.0.0.1', port: 2525, secure: false, requireTLS: false }],
    ['smtps://u:p@[::1]', { host: '::1', port: 465, secure: true, requireTLS: false }],
  ])('%s says where, and whether TLS is needed', (smtpUrl, expected) => {
    const { host, port, secure, requireTLS } = smtpOptions(smtpUrl);
    expect({ host, port, secure, requireTLS }).toEqual(expected);
  });

  test.each(['', 'mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp://u:secret@:25'])(
    'is refused in one sentence, without its password, when it is %j',
    (smtpUrl) => {
      const create = () => createSmtpMailer({ smtpUrl, from: 'post@example.com' });
      expect(create).toThrow(/^SMTP_URL must look like smtp:/);
      expect(create).not.toThrow(/secret/);
    },
  );
});
