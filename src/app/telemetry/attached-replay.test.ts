import { expect, test } from 'vitest';
import { looseOf } from './scrub/loose.ts';
import { failedCall } from './testing/planted.ts';
import { recording } from './testing/replays.ts';
import { isCriticalAction, reports, visiting } from './testing/visit.ts';

const visit = visiting();

const replayTag = async (message: string): Promise<unknown> =>
  looseOf((await visit.ingest.item('event', reports(message))).tags).replay;
const attachments = () => visit.ingest.received.filter(({ items }) => items.some(isAttachment));
const isAttachment = ({ type }: { type: string }): boolean => type === 'attachment';

test('an error takes the replay along, in an envelope of its own that names the report', async () => {
  await visit.open('/crew/orders-management', { replay: 'made' });
  await visit.page.evaluate(async () => {
    window.app.telemetry.captureError(new Error('Caught before the start'));
    await window.app.telemetry.start();
    window.app.throwLater('Thrown after the start');
  });

  for (const message of ['Caught before the start', 'Thrown after the start']) {
    const event = await visit.ingest.item('event', reports(message));
    expect(looseOf(event.tags).replay).toBe('attached');
    await visit.ingest.item('attachment', () =>
      attachments().some(({ header }) => header.event_id === event.event_id),
    );
  }
  for (const { items } of attachments())
    expect(items).toEqual([expect.objectContaining({ type: 'attachment', payload: recording })]);
  expect(attachments()).toHaveLength(2);
  const [first] = attachments();
  expect(first?.text).toContain('"filename":"replay.json","content_type":"application/json"');
});

test('a warning takes none along', async () => {
  await visit.open('/crew/orders-management', { replay: 'made' });
  await visit.page.evaluate(async (call) => {
    await window.app.telemetry.start();
    window.app.failCall(call);
    window.app.telemetry.captureError(new Error('The end'));
  }, failedCall);
  await visit.ingest.item('attachment', () => true);

  const warning = await visit.ingest.item('event', isCriticalAction);
  expect(looseOf(warning.tags)).not.toHaveProperty('replay');
  expect(attachments().map(({ header }) => header.event_id)).not.toContain(warning.event_id);
});

test.each([
  ['none', 'not attached: nothing_happened'],
  ['broken', 'not attached: failed'],
  ['endless', 'not attached: late'],
  ['gaps', 'attached in part without bulk-confirm'],
])('says what became of a replay: %s', async (replay, tag) => {
  await visit.open('/crew/orders-management', { replay });
  await visit.page.evaluate(async () => {
    await window.app.telemetry.start();
    window.app.telemetry.captureError(new Error('It broke'));
  });

  expect(await replayTag('It broke')).toBe(tag);
  if (tag.startsWith('not')) expect(attachments()).toEqual([]);
});

test('lets no report wait while the page is left', async () => {
  await visit.open('/crew/orders-management', { replay: 'endless' });
  await visit.page.evaluate(async () => {
    await window.app.telemetry.start();
    window.app.telemetry.captureError(new Error('Just before leaving'));
  });
  await visit.hide();
  expect(await replayTag('Just before leaving')).toBe('not attached: page_left');
  await visit.page.evaluate(() => window.app.telemetry.captureError(new Error('While leaving')));
  expect(await replayTag('While leaving')).toBe('not attached: page_left');
});

test('makes a few replays a page: a repeated error shows nothing new', async () => {
  await visit.open('/crew/orders-management', { replay: 'made' });
  await visit.page.evaluate(async () => {
    await window.app.telemetry.start();
    for (let time = 1; time <= 6; time += 1) {
      window.app.telemetry.captureError(new Error(`Time ${time}`));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

  expect(await replayTag('Time 6')).toBe('not attached: enough_of_this_page');
  expect(await replayTag('Time 5')).toBe('attached');
});

test('keeps in what is no recording, and reports without it', async () => {
  await visit.open('/crew/orders-management', { replay: 'foreign' });
  await visit.page.evaluate(async () => {
    await window.app.telemetry.start();
    window.app.telemetry.captureError(new Error('It broke'));
  });

  await visit.ingest.item('event', reports('It broke'));
  await visit.hide();
  expect(attachments()).toEqual([]);
  expect(visit.ingest.received.map(({ text }) => text).join('\n')).not.toContain('Harbour-Secret-77');
});
