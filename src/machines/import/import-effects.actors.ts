import {
  ApiError,
  uploadFetch as uploadByXhr,
  type MarketplaceClient,
  type ParserClient,
  type UploadFetch,
} from '../../api/index.ts';
import type { components } from '../../api/index.ts';
import type { Draft, FileShelf, ReviewDesk } from './import.types.ts';

/** What the effects of an import need of the shell. */
export interface ImportEffects {
  client: MarketplaceClient;
  parserClient: ParserClient;
  desk: ReviewDesk;
  shelf: FileShelf;
  /** Instead of XMLHttpRequest, which only a browser has. */
  uploadFetch?: UploadFetch;
  /** Before a batch that did not arrive is sent again, in milliseconds; as often as there are pauses. */
  retryPausesMs?: readonly number[];
}

/** The same with everything filled in, for the files beside this one. */
export type Effects = Required<ImportEffects>;

const retryPausesMs = [500, 2_000, 5_000, 10_000];

export const withDefaults = (effects: ImportEffects): Effects => ({
  uploadFetch: uploadByXhr,
  retryPausesMs,
  ...effects,
});

export function draftOf(read: components['schemas']['ImportDraft']): Draft {
  const { id, fileName, sizeBytes, hasFile, hasReading, version, stagedBatches } = read;
  return {
    ...{ importId: id, fileName, sizeBytes, hasFile, hasReading, version },
    isCutOff: stagedBatches.length > 0,
  };
}

/** What the server itself said of a failure; null where it said nothing. */
export const serversWords = (error: ApiError): string | null =>
  error.fromServer && error.message !== '' ? error.message : null;

/**
 * The work with the specification's words for its failures (§8). What was cancelled and what is no failure of a call stays as it is.
 */
export async function inWords<Output>(
  words: (error: ApiError) => string,
  work: () => Promise<Output>,
): Promise<Output> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code === 'CANCELED') throw cause;
    const { code, status, requestId, details, fromServer } = cause;
    throw new ApiError({ code, status, requestId, details, fromServer, cause, message: words(cause) });
  }
}

export const importFailed = (error: ApiError): string => serversWords(error) ?? 'Import failed';
