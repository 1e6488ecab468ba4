import { makeFetchTransport } from '@sentry/react';
import type { Addresses } from './scrub/address.ts';
import { scrubEnvelope } from './scrub/envelope.ts';
import type { Loose, LooseItem } from './scrub/loose.ts';

type TransportOptions = Parameters<typeof makeFetchTransport>[0];
type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];
type Answer = Awaited<ReturnType<Transport['send']>>;

type LooseEnvelope = readonly [Loose, readonly LooseItem[]];

/**
 * Attachments are sent in a separate envelope that names the report: the browser lets only a small request outlive the
 * page, and a replay is too large for that.
 */
function apart([headers, items]: LooseEnvelope): { report: LooseEnvelope; attached: LooseEnvelope } {
  const isAttached = ([header]: LooseItem): boolean => header.type === 'attachment';
  return {
    report: [headers, items.filter((item) => !isAttached(item))],
    attached: [headers, items.filter(isAttached)],
  };
}

/**
 * Requests that may outlive the page share 64 KiB. The browser frees the part of a request some time after the answer.
 * When it is busy, that is too late for the SDK's own count, and the browser refuses the next request at once; that one
 * is sent without `keepalive`.
 */
const keepingAlive =
  (send: typeof fetch): typeof fetch =>
  async (address, request) => {
    try {
      return await send(address, request);
    } catch (error) {
      if (request?.keepalive !== true) throw error;
      return send(address, { ...request, keepalive: false });
    }
  };

/** The SDK's transport behind the scrubber: an envelope that cannot be scrubbed throws and is not sent. */
export const guardedTransport =
  (addresses: Addresses) =>
  (options: TransportOptions): Transport => {
    // The browser's own fetch: the SDK has not wrapped it yet; the wrapper would record the reports themselves.
    const inner = makeFetchTransport(options, keepingAlive(window.fetch.bind(window)));
    const sendScrubbed = async (envelope: LooseEnvelope): Promise<Answer> => {
      if (envelope[1].length === 0) return {};
      const { href } = window.location;
      const hidden = document.visibilityState === 'hidden';
      const clean = await scrubEnvelope(envelope, addresses, { href, hidden });
      // The same shape with fewer fields: what is missing is optional on the wire.
      return clean[1].length === 0 ? {} : inner.send(clean as unknown as Envelope);
    };
    return {
      flush: (timeoutMs) => inner.flush(timeoutMs),
      send(envelope) {
        // Every kind of envelope is a header and a list of [header, payload]; the SDK's type lists each kind
        // separately.
        const { report, attached } = apart(envelope);
        const answer = sendScrubbed(report);
        // The loss of an attachment affects no user, and reporting it would cause the next one.
        sendScrubbed(attached).catch(() => undefined);
        return answer;
      },
    };
  };
