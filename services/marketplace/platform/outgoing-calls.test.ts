import { expect, test } from 'vitest';
import { refuse } from '../../../src/lib/result.ts';
import { createMetrics } from '../../http-adapter/index.ts';
import { measuredFileStore, openFileStore } from './files/index.ts';
import { measuredMailer } from './mail/index.ts';
import { createOutgoingCalls } from './outgoing-calls.ts';

const counting = () => {
  const metrics = createMetrics();
  const counted = async () =>
    (await metrics.metrics())
      .split('\n')
      .filter((line) => line.startsWith('outgoing_call_duration_seconds_count'));
  return { calls: createOutgoingCalls(metrics), counted };
};
const line = (to: string, outcome: string, count: number) =>
  `outgoing_call_duration_seconds_count{to="${to}",outcome="${outcome}"} ${count}`;

test('a permanently refused mail is distinguished from one that may be accepted later', async () => {
  const { calls, counted } = counting();
  const mail = { to: 'anna@example.com', subject: 'Your code', text: 'It is 012345.' };
  const refusing = measuredMailer(
    { send: async () => refuse('MAIL_REFUSED'), close: () => undefined },
    calls,
  );
  const away = measuredMailer(
    { send: () => Promise.reject(new Error('ECONNREFUSED')), close: () => undefined },
    calls,
  );
  expect(await refusing.send(mail)).toEqual(refuse('MAIL_REFUSED'));
  await expect(away.send(mail)).rejects.toThrow('ECONNREFUSED');
  expect(await counted()).toEqual([line('mail server', 'refused', 1), line('mail server', 'failed', 1)]);
});

test('a missing file is an answer; a store that does not respond is a failure', async () => {
  const { calls, counted } = counting();
  const open = (filesUrl: string) =>
    measuredFileStore(openFileStore({ filesUrl, dataFolder: '/tmp' }), calls);
  expect(await open('file:/tmp/no-such-folder').read('pictures/a.webp')).toEqual(refuse('FILE_NOT_FOUND'));
  await expect(open('file:/dev/null').exists('pictures/a.webp')).rejects.toThrow();
  expect(await counted()).toEqual([line('files', 'done', 1), line('files', 'failed', 1)]);
});
