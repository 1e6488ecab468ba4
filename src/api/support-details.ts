import { ApiError } from './api-error.ts';

/** Error code and request id, for support. An error that is not an ApiError is a bug, and is thrown again. */
export function supportDetails(error: Error): string {
  if (!(error instanceof ApiError)) throw error;
  return [error.code, error.requestId].filter(Boolean).join(' · ');
}
