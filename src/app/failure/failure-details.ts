import { isRouteErrorResponse } from 'react-router-dom';
import { ApiError } from '../../api/index.ts';

const causesOf = (error: Error): string[] =>
  error.cause instanceof Error ? [`because: ${error.cause.message}`, ...causesOf(error.cause)] : [];

/** What a thrown thing says: a sentence for the screen, and lines for whoever is asked to help. */
export function describeFailure(thrown: unknown): { message: string; details: string } {
  if (thrown instanceof ApiError) {
    const request = thrown.requestId ? [`request: ${thrown.requestId}`] : [];
    return {
      message: thrown.message,
      details: [`code: ${thrown.code}`, `status: ${thrown.status}`, ...request].join('\n'),
    };
  }
  if (isRouteErrorResponse(thrown)) {
    return { message: thrown.statusText || `Status ${thrown.status}`, details: `status: ${thrown.status}` };
  }
  if (thrown instanceof Error) {
    return {
      message: thrown.message,
      details: [thrown.name, ...causesOf(thrown), thrown.stack ?? ''].join('\n'),
    };
  }
  return { message: String(thrown), details: String(thrown) };
}
