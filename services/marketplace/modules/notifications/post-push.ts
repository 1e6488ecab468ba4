import { request } from 'node:https';
import { request as plainRequest } from 'node:http';
import { isPublicWebAddress } from '../../../../src/lib/public-web-address.ts';
import { isPublicAddress, NotPublic, publicLookup } from '../../platform/public-internet.ts';

interface PushPost {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** A status, or that its address isn't on the public internet, where nothing is sent to. */
export type PushAnswer = number | 'not public';

interface PostOptions {
  /** For tests, whose push service is on this machine. */
  readonly isPublicAddress?: (address: string) => boolean;
  readonly isPublicName?: (url: string) => boolean;
}

const timeoutMs = 15_000;

/** Posts to a browser's push service. It follows nothing and reads no answer but the status; it rejects where there is none. */
export async function postPush(
  { endpoint, headers, body }: PushPost,
  { isPublicAddress: isPublic = isPublicAddress, isPublicName = isPublicWebAddress }: PostOptions = {},
): Promise<PushAnswer> {
  if (!isPublicName(endpoint)) return 'not public';
  const url = new URL(endpoint);
  const send = url.protocol === 'https:' ? request : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers,
        lookup: publicLookup(isPublic),
        // A connection of somebody else’s, kept open, was never judged.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        response.resume();
        // A client's response has a status.
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', (error) => (error instanceof NotPublic ? resolve('not public') : reject(error)));
    sent.end(body);
  });
}
