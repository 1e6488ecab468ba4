import type { Addresses } from './address.ts';
import { pick, textOf } from './loose.ts';
import { scrubSelector, scrubText } from './text.ts';

/** Breadcrumbs as stored by the SDK; integrations define the content of `data`. */
interface LooseCrumb {
  category?: string;
  data?: Readonly<Record<string, unknown>>;
  level?: string;
  message?: string;
  timestamp?: number;
  type?: string;
  event_id?: string;
}

const hideText = () => undefined;

/** The fields that each kind of breadcrumb may contain; other kinds are not sent. */
const rules: Record<string, (crumb: LooseCrumb, addresses: Addresses) => Partial<LooseCrumb>> = {
  // Ours: their data was reduced to shapes and patterns when they were recorded.
  http: ({ data, message }, addresses) => ({ data, message: scrubText(message ?? '', addresses) }),
  'user.critical': ({ data, message }, addresses) => ({ data, message: scrubText(message ?? '', addresses) }),
  auth: ({ message }) => ({ message }),
  navigation: ({ data }, addresses) => ({
    data: { from: addresses.pathOf(textOf(data?.from)), to: addresses.pathOf(textOf(data?.to)) },
  }),
  // The SDK's own.
  fetch: (crumb, addresses) => request(crumb, addresses),
  xhr: (crumb, addresses) => request(crumb, addresses),
  'ui.click': (crumb) => element(crumb),
  'ui.input': (crumb) => element(crumb),
  'ui.slowClickDetected': (crumb) => element(crumb),
  'ui.multiClick': (crumb) => element(crumb),
  'sentry.event': ({ message }, addresses) => ({ message: scrubText(message ?? '', addresses) }),
};

/** `nodeId` is the id of a node in the replay. */
const element = ({ message, data }: LooseCrumb): Partial<LooseCrumb> => ({
  message: scrubSelector(message ?? ''),
  data: pick(data, ['nodeId', 'clickCount', 'timeAfterClickMs', 'endReason'], (reason) =>
    /^[a-z]+$/.test(reason) ? reason : undefined,
  ),
});

const request = ({ data }: LooseCrumb, addresses: Addresses): Partial<LooseCrumb> => ({
  data: {
    method: /^[A-Z]{3,7}$/.exec(textOf(data?.method))?.[0] ?? 'GET',
    url: addresses.of(textOf(data?.url)),
    ...pick(data, ['status_code', 'request_body_size', 'response_body_size'], hideText),
  },
});

/** `null` if breadcrumbs of this category are not sent. */
export const scrubCrumb = (crumb: LooseCrumb, addresses: Addresses): LooseCrumb | null => {
  const rule = rules[crumb.category ?? ''];
  if (!rule) return null;
  const { category, level, timestamp, type } = crumb;
  return { category, level, timestamp, type, ...rule(crumb, addresses) };
};
