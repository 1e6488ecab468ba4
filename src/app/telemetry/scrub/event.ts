import type { Addresses } from './address.ts';
import { scrubCrumb } from './breadcrumb.ts';
import { listOf, looseOf, pick, textOf } from './loose.ts';
import type { Loose } from './loose.ts';
import { scrubText } from './text.ts';

const plainKeys = [
  'event_id',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'release',
  'environment',
  'type',
  'replay_id',
  'replay_type',
  'replay_start_timestamp',
  'segment_id',
];

const tagKeys = ['category', 'role', 'authenticated', 'replayId', 'replay'];

/** Whether a replay is attached, as codes and ids of flows. */
const replayWord = /^(?:attached(?: in part)?(?: without(?: [a-z-]+)+)?|not attached: [a-z_]+)$/i;

const contextKeys: Readonly<Record<string, readonly string[]>> = {
  trace: ['trace_id', 'span_id', 'parent_span_id', 'op', 'status', 'origin'],
  replay: ['replay_id'],
  action: ['category', 'message', 'operation', 'endpoint', 'method', 'statusCode', 'code'],
};

const hex = /^[0-9a-f-]{16,36}$/i;
const codeName = /^[\w$.<>[\] ]{1,120}$/;

const frameOf = (frame: unknown, addresses: Addresses): Loose => ({
  ...pick(frame, ['lineno', 'colno', 'in_app']),
  filename: addresses.of(textOf(looseOf(frame).filename)),
  function: codeName.exec(textOf(looseOf(frame).function))?.[0] ?? '?',
});

const exceptionOf = (value: unknown, addresses: Addresses): Loose => {
  const { type, value: message, stacktrace, mechanism } = looseOf(value);
  return {
    type: codeName.exec(textOf(type))?.[0] ?? 'Error',
    value: scrubText(textOf(message), addresses),
    mechanism: pick(mechanism, [
      'type',
      'handled',
      'source',
      'exception_id',
      'parent_id',
      'is_exception_group',
    ]),
    ...(stacktrace !== undefined && {
      stacktrace: { frames: listOf(looseOf(stacktrace).frames).map((frame) => frameOf(frame, addresses)) },
    }),
  };
};

/** An endpoint was replaced by its template when it was recorded (scrub/shape.ts). */
const contextText = (key: string, value: string, addresses: Addresses): string =>
  key === 'endpoint' || hex.test(value) ? value : scrubText(value, addresses);

const contextsOf = (contexts: Loose, addresses: Addresses): Loose =>
  Object.fromEntries(
    Object.entries(contextKeys).flatMap(([name, keys]) =>
      contexts[name] === undefined
        ? []
        : [[name, pick(contexts[name], keys, (value, key) => contextText(key, value, addresses))]],
    ),
  );

const hexList = (value: unknown): readonly string[] =>
  listOf(value)
    .map(textOf)
    .filter((id) => hex.test(id));

/** The route where it happened: the event's own route if it is reported later, otherwise the page's. */
const routeOf = (event: Loose, addresses: Addresses, href: string): Loose => {
  const transaction = addresses.pathOf(textOf(event.transaction) || href);
  return { transaction, request: { url: addresses.of(new URL(transaction, href).href) } };
};

/**
 * The fields of an error, message or replay event that may be sent: an allow-list. It excludes request headers,
 * cookies, extra, local variables, source context and unknown contexts. `href` is the page's current address.
 */
export const scrubEvent = (event: Loose, addresses: Addresses, href: string): Loose => ({
  ...routeOf(event, addresses, href),
  ...pick(event, plainKeys),
  ...(typeof event.message === 'string' && { message: scrubText(event.message, addresses) }),
  ...(event.exception !== undefined && {
    exception: {
      values: listOf(looseOf(event.exception).values).map((value) => exceptionOf(value, addresses)),
    },
  }),
  ...(event.fingerprint !== undefined && {
    fingerprint: listOf(event.fingerprint).map((part) => scrubText(textOf(part), addresses)),
  }),
  ...(event.type === 'replay_event' && {
    urls: listOf(event.urls).map((url) => addresses.of(textOf(url))),
    error_ids: hexList(event.error_ids),
    trace_ids: hexList(event.trace_ids),
    segment_names: listOf(event.segment_names).map((name) => scrubText(textOf(name), addresses)),
  }),
  breadcrumbs: listOf(event.breadcrumbs).flatMap((crumb) => scrubCrumb(looseOf(crumb), addresses) ?? []),
  tags: pick(event.tags, tagKeys, (value, key) =>
    key !== 'replay' || replayWord.test(value) ? value : undefined,
  ),
  contexts: contextsOf(looseOf(event.contexts), addresses),
  ...(looseOf(event.user).id !== undefined && { user: pick(event.user, ['id', 'role']) }),
  sdk: { ...pick(event.sdk, ['name', 'version']), settings: { infer_ip: 'never' } },
});
