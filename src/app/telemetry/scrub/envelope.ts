import type { Addresses } from './address.ts';
import { scrubEvent } from './event.ts';
import { isLoose, listOf, looseOf, pick } from './loose.ts';
import type { Loose, LooseItem } from './loose.ts';
import { scrubRecording } from './recording.ts';
import { scrubSpan, scrubSpans } from './span.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const deflated = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
};

/** `compress` is false while the page is being left: the work would not finish in time. */
const recordingItem = async (
  payload: string,
  addresses: Addresses,
  compress: boolean,
): Promise<LooseItem> => {
  const line = payload.indexOf('\n');
  const header = JSON.stringify(pick(JSON.parse(payload.slice(0, line)), ['segment_id']));
  const events = JSON.stringify(scrubRecording(listOf(JSON.parse(payload.slice(line + 1))), addresses));
  const body = compress ? await deflated(events) : bytesOf(events);
  const whole = joined(bytesOf(`${header}\n`), body);
  return [{ type: 'replay_recording', length: whole.length }, whole];
};

const itemOf = async (
  [header, payload]: LooseItem,
  addresses: Addresses,
  page: { readonly href: string; readonly hidden: boolean },
): Promise<LooseItem | null> => {
  switch (header.type) {
    case 'event':
    case 'replay_event':
      return [{ type: header.type }, scrubEvent(looseOf(payload), addresses, page.href)];
    case 'transaction': {
      const event = looseOf(payload);
      const spans = listOf(event.spans).map((span) => scrubSpan(span, addresses));
      return [{ type: 'transaction' }, { ...scrubEvent(event, addresses, page.href), spans }];
    }
    case 'span':
      return isLoose(payload)
        ? [pick(header, ['type', 'item_count', 'content_type']), scrubSpans(payload, addresses)]
        : null;
    case 'replay_recording':
      return typeof payload === 'string' ? recordingItem(payload, addresses, !page.hidden) : null;
    case 'client_report':
      return [
        { type: 'client_report' },
        {
          ...pick(payload, ['timestamp']),
          discarded_events: listOf(looseOf(payload).discarded_events).map((each) =>
            pick(each, ['reason', 'category', 'quantity']),
          ),
        },
      ];
    case 'attachment':
      // Loaded on demand: few reports have one, and the code that reads it is large.
      return (await import('./replay-item.ts')).replayItem(header, payload);
    default:
      return null;
  }
};

const traceKeys = [
  'trace_id',
  'public_key',
  'release',
  'environment',
  'sampled',
  'sample_rate',
  'sample_rand',
  'replay_id',
];

/**
 * The only exit for reports: rebuilds an envelope from what may be sent, kind by kind; an unknown kind is dropped. The
 * SDK has a hook for some of these (not for recordings, headers or replay addresses), so the transport is guarded
 * instead.
 */
export const scrubEnvelope = async (
  [headers, items]: readonly [Loose, readonly LooseItem[]],
  addresses: Addresses,
  page: { readonly href: string; readonly hidden: boolean },
): Promise<[Loose, LooseItem[]]> => {
  const stored: LooseItem[] = [];
  for (const item of items) {
    const clean = await itemOf(item, addresses, page);
    if (clean) stored.push(clean);
  }
  const trace = isLoose(headers.trace) ? { trace: pick(headers.trace, traceKeys) } : {};
  const sdk = isLoose(headers.sdk) ? { sdk: pick(headers.sdk, ['name', 'version']) } : {};
  return [{ ...pick(headers, ['event_id', 'sent_at']), ...sdk, ...trace }, stored];
};
