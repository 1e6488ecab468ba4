import { afterEach, beforeEach, expect, test } from 'vitest';
import { createErrorReports, type ErrorReports } from './error-reports.ts';
import { serviceLog } from './service-log.ts';
import { startErrorIngest } from './testing/error-ingest.ts';

let ingest: Awaited<ReturnType<typeof startErrorIngest>>;
let reports: ErrorReports;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  ingest = await startErrorIngest();
  reports = createErrorReports({ dsn: ingest.dsn, environment: 'production', release: '2026-11-24' });
});
afterEach(async () => {
  await reports.close();
  ingest.close();
});
const log = () =>
  serviceLog({
    service: 'small',
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
    errors: reports.stream,
  });

test('an error in the log is reported with its causes, its call and its account', async () => {
  const cause = new TypeError('no such column');
  const child = log().child({ requestId: 'test-request', account: '0193f2a1' });
  child.error({ err: new Error('request failed', { cause }) }, 'request failed');
  const event = await ingest.next();
  expect(event).toMatchObject({
    level: 'error',
    message: 'request failed',
    logger: 'small',
    environment: 'production',
    release: '2026-11-24',
    user: { id: '0193f2a1' },
    tags: { service: 'small', requestId: 'test-request' },
    exception: {
      values: [
        { type: 'TypeError', value: 'no such column' },
        { type: 'Error', value: 'request failed' },
      ],
    },
  });
  expect(JSON.stringify(event.exception)).toContain('error-reports.test.ts');
});

test('reports are redacted like the log', async () => {
  log().fatal(
    { err: new Error('anna.lindqvist@example.com is taken'), password: 'a quiet anchorage' },
    'no mail to ben@example.com',
  );
  const told = JSON.stringify(await ingest.next());
  expect(told).toContain('a…@example.com is taken');
  expect(told).toContain('no mail to b…@example.com');
  expect(told).not.toMatch(/lindqvist|quiet anchorage/);
});

test('other lines are only in the log', async () => {
  const small = log();
  small.warn('a warning');
  small.error('an error');
  expect((await ingest.next()).message).toBe('an error');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['a warning', 'an error']);
});

test('an unavailable reporter blocks nothing', async () => {
  ingest.close();
  log().error('an error');
  await reports.close();
  expect(lines).toHaveLength(1);
});
