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
 * What is attached goes in an envelope of its own that names the report: the browser lets a small request outlive the page, and a replay is too large
 * for that.
 */
function apart([headers, items]: LooseEnvelope): { report: LooseEnvelope; attached: LooseEnvelope } {
  const isAttached = ([header]: LooseItem): boolean => header.type === 'attachment';
  return {
    report: [headers, items.filter((item) => !isAttached(item))],
    attached: [headers, items.filter(isAttached)],
  };
}

/**
 * A request that may outlive the page shares 64 KiB with the others that do; the browser frees its part some time after the answer, when it is busy too late
 * for the SDK's own count, and refuses the next at once. That one goes without outliving the page.
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

/** The SDK's transport behind the door: what can't be scrubbed throws and is not sent. */
export const guardedTransport =
  (addresses: Addresses) =>
  (options: TransportOptions): Transport => {
    // The browser's own: the SDK has not put its wrapper around it yet, which would record the reports themselves.
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
        // Every kind of envelope is a header and a list of [header, payload]; the SDK's union says so kind by kind.
        const { report, attached } = apart(envelope);
        const answer = sendScrubbed(report);
        // If it is lost, only we miss it; reporting that would cause the next one.
        sendScrubbed(attached).catch(() => undefined);
        return answer;
      },
    };
  };
