import type { Addresses } from './address.ts';
import { listOf, looseOf, pick, textOf } from './loose.ts';
import type { Loose } from './loose.ts';
import { scrubSelector, scrubText } from './text.ts';

const addressKeys = new Set(['url', 'url.full', 'url.path', 'http.url', 'url.same_origin', 'lcp.url']);
const wordKeys =
  /^(?:sentry\.(?:op|origin|source|segment\.name\.source|segment\.id|idle_span_finish_reason|trace_lifecycle|sdk\.\w+|release|environment|exclusive_time|sample_rate|span\.source)|http\.(?:request\.)?method|http\.request_method|network\.protocol\.\w+|browser\.navigation\.type|resource\.render_blocking_status)$/;
/** Timings and sizes. Any other number could be an id of a person. */
const numberKeys =
  /^(?:http\.|browser\.web_vital\.|performance\.|network\.|device_memory|hardware|lcp|cls|inp|ttfb|fcp|fp|sentry\.|effectiveConnectionType|connection\.)/;

const attributeOf = (key: string, value: unknown, addresses: Addresses): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean')
    return numberKeys.test(key) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  if (addressKeys.has(key)) return addresses.of(value);
  if (key === 'sentry.segment.name') return scrubText(value, addresses);
  if (/^(?:browser\.web_vital\.)?(?:lcp|cls|inp)\.(?:element|target)/.test(key)) return scrubSelector(value);
  return wordKeys.test(key) ? value : undefined;
};

/** Streamed spans carry `{type, value}` pairs, spans inside transactions bare values. */
const attributesOf = (attributes: unknown, addresses: Addresses): Loose => {
  const stored: Record<string, unknown> = {};
  for (const [key, raw] of Object.entries(looseOf(attributes))) {
    const pair = looseOf(raw);
    const value = attributeOf(key, 'value' in pair ? pair.value : raw, addresses);
    if (value !== undefined) stored[key] = 'value' in pair ? { type: textOf(pair.type), value } : value;
  }
  return stored;
};

const spanKeys = [
  'trace_id',
  'span_id',
  'parent_span_id',
  'segment_id',
  'start_timestamp',
  'end_timestamp',
  'timestamp',
  'status',
  'is_segment',
  'op',
  'origin',
  'exclusive_time',
];

/** The fields of a span that may be sent: times, kind, and a name in which every address is a pattern. */
export const scrubSpan = (span: unknown, addresses: Addresses): Loose => {
  const { name, description, attributes, data } = looseOf(span);
  return {
    ...pick(span, spanKeys),
    ...(name !== undefined && { name: scrubText(textOf(name), addresses) }),
    ...(description !== undefined && { description: scrubText(textOf(description), addresses) }),
    ...(attributes !== undefined && { attributes: attributesOf(attributes, addresses) }),
    ...(data !== undefined && { data: attributesOf(data, addresses) }),
  };
};

/** contract: the SDK's streamed span container. */
export const scrubSpans = (container: Loose, addresses: Addresses): Loose => ({
  ...pick(container, ['version']),
  ingest_settings: { infer_ip: 'never', infer_user_agent: 'never' },
  items: listOf(container.items).map((span) => scrubSpan(span, addresses)),
});
