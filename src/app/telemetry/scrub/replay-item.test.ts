import { expect, it } from 'vitest';
import { MAX_REPLAY_BYTES } from '../replay-file.ts';
import { recording } from '../testing/replays.ts';
import { createAddresses } from './address.ts';
import { scrubEnvelope } from './envelope.ts';

const addresses = createAddresses({ toPattern: () => null, apiBases: [] }, 'https://quayside.example.com');
const named = { type: 'attachment', filename: 'replay.json', content_type: 'application/json' };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function leavesOf(header: object, payload: unknown) {
  const page = { href: 'https://quayside.example.com/', hidden: false };
  const [, items] = await scrubEnvelope([{}, [[{ ...header }, payload]]], addresses, page);
  return items;
}

it('lets the replay of the page pass, as nothing but what a recording is', async () => {
  const text = JSON.stringify(recording);
  const more = { ...named, length: 3, attachment_type: 'event.minidump', email: 'anna@example.com' };
  expect(await leavesOf(more, bytes(text))).toEqual([[{ ...named, length: text.length }, bytes(text)]]);
  const added = JSON.stringify({ ...recording, token: 'qs_live_8f3aK1m9Zx7' });
  expect(await leavesOf(named, bytes(added))).toEqual([[{ ...named, length: text.length }, bytes(text)]]);
});

const whole = JSON.stringify(recording);
const padded = (size: number) => whole + ' '.repeat(size - whole.length);

it.each([
  ['a file of another name', { ...named, filename: 'storage.json' }, bytes(whole)],
  ['a file of another type', { ...named, content_type: 'text/html' }, bytes(whole)],
  ['a file without a name', { type: 'attachment' }, bytes(whole)],
  ['what is no JSON', named, bytes('password=Harbour-Secret-77')],
  ['what is JSON and no recording', named, bytes('{"token":"qs_live_8f3aK1m9Zx7"}')],
  ['a recording that was cut', named, bytes(whole.slice(0, -4))],
  ['bytes that are no text', named, new Uint8Array([0xff, 0xfe, 0x00])],
  ['what is not even bytes', named, recording],
  ['one byte more than may leave', named, bytes(padded(MAX_REPLAY_BYTES + 1))],
])('keeps %s', async (_, header, payload) => {
  expect(await leavesOf(header, payload)).toEqual([]);
});

it('lets as much pass as may leave', async () => {
  expect(await leavesOf(named, bytes(padded(MAX_REPLAY_BYTES)))).toHaveLength(1);
});
