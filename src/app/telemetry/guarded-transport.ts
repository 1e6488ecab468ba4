import { makeFetchTransport } from '@sentry/react';
import type { Addresses } from './scrub/address.ts';
import { scrubEnvelope } from './scrub/envelope.ts';
import type { LooseItem } from './scrub/envelope.ts';
import type { Loose } from './scrub/loose.ts';

type TransportOptions = Parameters<typeof makeFetchTransport>[0];
type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];

/** The SDK's transport behind the door: what can't be scrubbed throws and is not sent. */
export const guardedTransport =
  (addresses: Addresses) =>
  (options: TransportOptions): Transport => {
    const inner = makeFetchTransport(options);
    return {
      flush: (timeoutMs) => inner.flush(timeoutMs),
      async send(envelope) {
        const { href } = window.location;
        const hidden = document.visibilityState === 'hidden';
        // Every kind of envelope is a header and a list of [header, payload]; the SDK's union says so kind by kind.
        const loose = envelope as unknown as readonly [Loose, readonly LooseItem[]];
        const clean = await scrubEnvelope(loose, addresses, { href, hidden });
        // The same shape with fewer fields: what is missing is optional on the wire.
        return clean[1].length === 0 ? {} : inner.send(clean as unknown as Envelope);
      },
    };
  };
