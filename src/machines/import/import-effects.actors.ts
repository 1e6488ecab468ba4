import {
  ApiError,
  uploadFetch as uploadByXhr,
  type MarketplaceClient,
  type ParserClient,
  type UploadFetch,
} from '../../api/index.ts';
import type { components } from '../../api/index.ts';
import type { Draft, FileStore, ReviewRegistry } from './import.types.ts';

/** What the effects of an import need from the shell. */
export interface ImportEffects {
  client: MarketplaceClient;
  parserClient: ParserClient;
  reviews: ReviewRegistry;
  fileStore: FileStore;
  /**
   * The supplier whose list this is, if the address names one (docs/requirements.md §7): products are imported under
   * it.
   */
  supplierId?: string | null;
  /** Replaces XMLHttpRequest, which only a browser has. */
  uploadFetch?: UploadFetch;
  /**
   * The pauses before each retry of a batch that did not arrive, in milliseconds; there are as many retries as pauses.
   */
  retryPausesMs?: readonly number[];
  /** The pauses between checks whether the AI parser is available again, in milliseconds; the last one repeats. */
  readerPausesMs?: readonly number[];
}

/** The same with all defaults, for the other files of this folder. */
export type Effects = Required<ImportEffects>;

const retryPausesMs = [500, 2_000, 5_000, 10_000];
const readerPausesMs = [500, 1_000, 1_000, 2_000, 5_000, 10_000];

export const withDefaults = (effects: ImportEffects): Effects => ({
  uploadFetch: uploadByXhr,
  supplierId: null,
  retryPausesMs,
  readerPausesMs,
  ...effects,
});

export function draftOf(read: components['schemas']['ImportDraft']): Draft {
  const { id, fileName, sizeBytes, hasFile, hasReading, version, stagedBatches } = read;
  return {
    importId: id,
    fileName,
    sizeBytes,
    hasFile,
    hasReading,
    version,
    isCutOff: stagedBatches.length > 0,
  };
}

/** The server's own message for a failure; null when it sent none. */
export const serverMessage = (error: ApiError): string | null =>
  error.fromServer && error.message !== '' ? error.message : null;

/**
 * Runs the work and replaces the message of a failed call by the specification's (§8). Cancellations and errors that
 * are not failed calls stay as they are.
 */
export async function withMessage<Output>(
  messageOf: (error: ApiError) => string,
  work: () => Promise<Output>,
): Promise<Output> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code === 'CANCELED') throw cause;
    const { code, status, requestId, details, fromServer } = cause;
    throw new ApiError({ code, status, requestId, details, fromServer, cause, message: messageOf(cause) });
  }
}

/** Rejects with the signal's reason if it aborts first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      // The reason is the machine's own abort.
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}

export const importFailed = (error: ApiError): string => serverMessage(error) ?? 'Import failed';
