import { isRouteErrorResponse } from 'react-router-dom';
import { ApiError } from '../../api/index.ts';

const causesOf = (error: Error): string[] =>
  error.cause instanceof Error ? [`because: ${error.cause.message}`, ...causesOf(error.cause)] : [];

/** Errors of scripts are shown to support only, never to the user. */
const ofAScript = 'This page couldn’t be shown. Nothing you have saved is lost.';

/** Describes any thrown value: a sentence for the screen, and lines for support. */
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
      message: ofAScript,
      details: [`${thrown.name}: ${thrown.message}`, ...causesOf(thrown), thrown.stack ?? ''].join('\n'),
    };
  }
  return { message: ofAScript, details: String(thrown) };
}
