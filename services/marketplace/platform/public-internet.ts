import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Addresses that others give, and that we then ask: outside calendars, the push services of browsers.

const own = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  own.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  own.addSubnet(network, prefix, 'ipv6');

/** What of IPv6 is given out at all: all else is local, or leads to IPv4 by a translator that may be inside. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether everybody can reach an IP address (RFC 6890, RFC 4291). IPv4 written as IPv6 is judged as IPv4. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family === 4
    ? !own.check(plain, 'ipv4')
    : family === 6 && globalUnicast.check(plain, 'ipv6') && !own.check(plain, 'ipv6');
}

/** A name that leads, or would lead, to where not everybody gets. */
export class NotPublic extends Error {}

/** Something answers that speaks another protocol than was asked for. */
export class OtherProtocol extends Error {}

/** Judges the address that is then connected to: a name that changes between two looks gains nothing. */
const publicLookup =
  (isPublic: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
        return done(new NotPublic(hostname), '', 0);
      const [first] = addresses;
      return options.all === true ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
    });
  };

interface PublicRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
  readonly timeoutMs: number;
  readonly isPublic: (address: string) => boolean;
}

/**
 * Asks a public address, and follows nothing. Rejects with NotPublic where it leads inside, with OtherProtocol where no HTTP comes back, and with
 * the line's own error where nothing does in time.
 */
export function askPublic(
  url: URL,
  { method = 'GET', headers, body, timeoutMs, isPublic }: PublicRequest,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((settle, reject) => {
    const sent = request(
      url,
      {
        method,
        headers,
        lookup: publicLookup(isPublic),
        // A connection of somebody else’s, kept open, was never judged.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      settle,
    );
    sent.on('error', reject);
    // No error follows, and no answer.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new OtherProtocol(url.hostname));
    });
    sent.end(body);
  });
}
