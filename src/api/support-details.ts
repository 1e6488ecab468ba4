import { ApiError } from './api-error.ts';

/** Code and request, for support. What is no ApiError is a bug, and is thrown on. */
export function supportDetails(error: Error): string {
  if (!(error instanceof ApiError)) throw error;
  return [error.code, error.requestId].filter(Boolean).join(' · ');
}
