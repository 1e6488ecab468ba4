import { isPublicWebAddress } from '../../../../src/lib/public-web-address.ts';
import { askPublic, isPublicAddress, NotPublic } from '../../platform/public-internet.ts';

interface PushPost {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** The HTTP status, or that the address is not public, so that nothing was sent. */
export type PushAnswer = number | 'not public';

interface PostOptions {
  /** For tests, whose push service is on this machine. */
  readonly isPublicAddress?: (address: string) => boolean;
  readonly isPublicName?: (url: string) => boolean;
}

const timeoutMs = 15_000;

/** Posts to a browser's push service. Follows no redirects and reads only the status; rejects without a response. */
export async function postPush(
  { endpoint, headers, body }: PushPost,
  { isPublicAddress: isPublic = isPublicAddress, isPublicName = isPublicWebAddress }: PostOptions = {},
): Promise<PushAnswer> {
  if (!isPublicName(endpoint)) return 'not public';
  try {
    const response = await askPublic(new URL(endpoint), {
      method: 'POST',
      headers,
      body,
      timeoutMs,
      isPublic,
    });
    response.resume();
    // A client's response always has a status.
    return response.statusCode ?? 0;
  } catch (error) {
    if (error instanceof NotPublic) return 'not public';
    throw error;
  }
}
