import type { IncomingMessage } from 'node:http';
import { isPublicWebAddress } from '../../../../src/lib/public-web-address.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { askPublic, isPublicAddress, NotPublic, OtherProtocol } from '../../platform/public-internet.ts';

/** Why an address could not be read, for users. */
type FetchProblem =
  | 'This address isn’t on the public internet.'
  | 'This address didn’t answer in time.'
  | 'This address answers with an error.'
  | 'This calendar is larger than 5 MB.'
  | 'This address redirects too many times.';

interface Fetched {
  /** Null: not modified. */
  readonly text: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

interface FetchOptions {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** For tests: the name lookup, and the check for public addresses. */
  readonly isPublicAddress?: (address: string) => boolean;
  readonly isPublicName?: (url: string) => boolean;
}

const timeoutMs = 15_000;
const bytesMax = 5 * 1024 * 1024;
const redirectsMax = 3;

/**
 * Reads a text from a public http(s) address, with a conditional request and limits of time and size; each redirect is
 * checked again.
 */
export async function fetchPublic(
  address: string,
  options: FetchOptions,
): Promise<Result<Fetched, FetchProblem>> {
  const isName = options.isPublicName ?? isPublicWebAddress;
  let url = address;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    if (!isName(url)) return refuse('This address isn’t on the public internet.');
    const answered = await ask(new URL(url), options);
    if (!answered.ok) return answered;
    const { status, location } = answered.value;
    if (status < 300 || status >= 400 || status === 304 || location === null) return judged(answered.value);
    if (!URL.canParse(location, url)) return refuse('This address answers with an error.');
    url = new URL(location, url).href;
  }
  return refuse('This address redirects too many times.');
}

interface Answer extends Fetched {
  readonly status: number;
  readonly location: string | null;
}

function judged({ status, text, etag, lastModified }: Answer): Result<Fetched, FetchProblem> {
  if (status === 304) return ok({ text: null, etag, lastModified });
  return status === 200 ? ok({ text, etag, lastModified }) : refuse('This address answers with an error.');
}

async function ask(
  url: URL,
  { etag, lastModified, isPublicAddress: isPublic = isPublicAddress }: FetchOptions,
): Promise<Result<Answer, FetchProblem>> {
  try {
    const headers = {
      accept: 'text/calendar, text/plain;q=0.5',
      'user-agent': 'Quayside calendar',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    };
    return await receive(await askPublic(url, { headers, timeoutMs, isPublic }));
  } catch (error) {
    return refuse(problemOf(error));
  }
}

function problemOf(error: unknown): FetchProblem {
  if (error instanceof NotPublic) return 'This address isn’t on the public internet.';
  if (error instanceof OtherProtocol) return 'This address answers with an error.';
  return 'This address didn’t answer in time.';
}

async function receive(response: IncomingMessage): Promise<Result<Answer, FetchProblem>> {
  const header = (name: 'etag' | 'last-modified' | 'location') => response.headers[name] ?? null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) {
      response.destroy();
      return refuse('This calendar is larger than 5 MB.');
    }
    chunks.push(chunk);
  }
  return ok({
    status: response.statusCode ?? 0,
    location: header('location'),
    text: Buffer.concat(chunks).toString('utf8'),
    etag: header('etag'),
    lastModified: header('last-modified'),
  });
}
