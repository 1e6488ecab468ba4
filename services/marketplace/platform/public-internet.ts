import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Requests to addresses given by others: external calendars, the push services of browsers.

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

/** The only global part of IPv6: everything else is local, or translated to IPv4, possibly inside our network. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is publicly reachable (RFC 6890, RFC 4291). IPv4 in IPv6 notation is treated as IPv4. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family === 4
    ? !own.check(plain, 'ipv4')
    : family === 6 && globalUnicast.check(plain, 'ipv6') && !own.check(plain, 'ipv6');
}

/** A name that resolves to an address that is not public. */
export class NotPublic extends Error {}

/** The server speaks a protocol other than HTTP. */
export class OtherProtocol extends Error {}

/** Checks the address that is actually connected to, so that a name that changes between two lookups gains nothing. */
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
 * Sends a request to a public address, without following redirects. Rejects with NotPublic for a private address, with
 * OtherProtocol if the response is not HTTP, and with the network error on a timeout.
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
        // A pooled connection would skip the check of its address.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      settle,
    );
    sent.on('error', reject);
    // Neither an error nor a response follows.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new OtherProtocol(url.hostname));
    });
    sent.end(body);
  });
}
