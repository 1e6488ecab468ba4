import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Logger } from 'pino';
import { describe, expect, test } from 'vitest';
import { maskAddresses } from './redaction.ts';
import { serviceLog } from './service-log.ts';

/** Runs `write` with a real logger and returns the entries, without time and level. */
function logged(write: (log: Logger) => void): unknown[] {
  const lines: string[] = [];
  write(serviceLog({ service: 'small', level: 'debug', destination: { write: (line) => lines.push(line) } }));
  return lines.map((line) => {
    const { time, level, service, ...entry } = JSON.parse(line) as Record<string, unknown>; // A line is an object.
    expect([typeof time, typeof level, service]).toEqual(['string', 'string', 'small']);
    return entry;
  });
}

describe('a log entry', () => {
  test('loses secrets at any depth, in any spelling of their keys', () => {
    const entries = logged((log) => {
      log.info(
        {
          password: 'p1',
          body: { newPassword: 'p2', current_password: 'p3', list: [{ TOKEN: 't1' }], note: 'kept' },
          headers: { Authorization: 'Bearer t2', cookie: 'a=b', 'Set-Cookie': ['c=d'], host: 'example.com' },
          token: null,
        },
        'request',
      );
    });
    expect(entries).toEqual([
      {
        password: '[redacted]',
        body: {
          newPassword: '[redacted]',
          current_password: '[redacted]',
          list: [{ TOKEN: '[redacted]' }],
          note: 'kept',
        },
        headers: {
          Authorization: '[redacted]',
          cookie: '[redacted]',
          'Set-Cookie': '[redacted]',
          host: 'example.com',
        },
        token: null,
        msg: 'request',
      },
    ]);
  });

  test('loses the keys of the payment provider and of the metrics, and the hashes of codes', () => {
    const entries = logged((log) => {
      log.info({
        payments: { secretKey: 'sk_live_1', sandboxUrl: null },
        metricsToken: 'm1',
        rows: [{ code_hmac: 'c1' }, { codeHmac: 'c2' }],
      });
    });
    expect(entries).toEqual([
      {
        payments: { secretKey: '[redacted]', sandboxUrl: null },
        metricsToken: '[redacted]',
        rows: [{ code_hmac: '[redacted]' }, { codeHmac: '[redacted]' }],
      },
    ]);
  });

  test('hides one-time codes and keeps error codes', () => {
    const codes = ['012345', 12345, 'ECONNREFUSED', '40P01', '23505', 'WRONG_CODE', 'abc'];
    const entries = logged((log) => {
      codes.forEach((code) => {
        log.info({ code });
      });
    });
    expect(entries).toEqual([
      { code: '[redacted]' },
      { code: '[redacted]' },
      { code: 'ECONNREFUSED' },
      { code: '40P01' },
      { code: '23505' },
      { code: 'WRONG_CODE' },
      { code: '[redacted]' },
    ]);
  });

  test('masks addresses in fields, messages, addresses of pages and child loggers', () => {
    const entries = logged((log) => {
      log
        .child({ user: 'bo@example.com', token: 'secret' })
        .warn(
          { email: 'anna.berg@example.com', url: '/find?email=anna%40example.com' },
          'sent to x@example.com',
        );
    });
    expect(entries).toEqual([
      {
        user: 'b…@example.com',
        token: '[redacted]',
        email: 'a…@example.com',
        url: '/find?email=a…%40example.com',
        msg: 'sent to x…@example.com',
      },
    ]);
  });

  test('stays one line of valid JSON when an address follows an escaped character', () => {
    expect(
      logged((log) => {
        log.info('\u0001anna@example.com\n"bo@example.com"');
      }),
    ).toEqual([{ msg: '\u0001a…@example.com\n"b…@example.com"' }]);
  });

  test('logs an error’s type, code, message, stack and cause, and nothing that a driver added', () => {
    class MailError extends Error {
      override readonly name = 'MailError';
      readonly code = 'EENVELOPE';
      readonly response = '550 <anna@example.com> secret-of-server';
    }
    const entries = logged((log) => {
      log.error(
        { err: new MailError('no anna@example.com', { cause: new TypeError('inner') }), jobId: 7 },
        'failed',
      );
    });
    const stack: unknown = expect.stringContaining('service-log.test.ts');
    expect(entries).toEqual([
      {
        err: {
          type: 'MailError',
          code: 'EENVELOPE',
          message: 'no a…@example.com',
          stack,
          cause: { type: 'TypeError', message: 'inner', stack },
        },
        jobId: 7,
        msg: 'failed',
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret-of-server');
  });

  test('describes an error logged alone', () => {
    const [entry] = logged((log) => {
      log.error(new RangeError('too far'));
    });
    expect(entry).toMatchObject({ err: { type: 'RangeError', message: 'too far' }, msg: 'too far' });
  });

  test('replaces a circular value instead of failing', () => {
    const circle: Record<string, unknown> = { name: 'circle' };
    circle['self'] = circle;
    expect(
      JSON.stringify(
        logged((log) => {
          log.info({ circle });
        }),
      ),
    ).toContain('[deep]');
  });
});

test.each([
  ['no address here', 'no address here'],
  ['Anna <anna.berg+shop@mail.example.com>', 'Anna <a…@mail.example.com>'],
  ['ø@example.com', 'ø…@example.com'],
  ['npm i @scope/name', 'npm i @scope/name'],
])('masks addresses in %j', (text, masked) => {
  expect(maskAddresses(text)).toBe(masked);
});

test('a full disk does not end the process', () => {
  const full = openSync('/dev/full', 'w');
  const script = `
    const { serviceLog } = await import(${JSON.stringify(new URL('service-log.ts', import.meta.url).href)});
    const log = serviceLog({ service: 'small', level: 'info' });
    log.info('one');
    setTimeout(() => { log.info('two'); console.error('went on'); }, 1);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect([status, stderr.trim()]).toEqual([0, 'went on']);
});
