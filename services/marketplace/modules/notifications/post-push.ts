import { isPublicWebAddress } from '../../../../src/lib/public-web-address.ts';
import { askPublic, isPublicAddress, NotPublic } from '../../platform/public-internet.ts';

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
  try {
    const response = await askPublic(new URL(endpoint), {
      method: 'POST',
      headers,
      body,
      timeoutMs,
      isPublic,
    });
    response.resume();
    // A client's response has a status.
    return response.statusCode ?? 0;
  } catch (error) {
    if (error instanceof NotPublic) return 'not public';
    throw error;
  }
}
