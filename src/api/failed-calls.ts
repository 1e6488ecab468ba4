import type { Middleware } from 'openapi-fetch';
import { errorOfRejection, errorOfRefusal, type ApiError } from './api-error.ts';

/** A failed call for telemetry: the contract's path pattern, never the path's values. */
export interface FailedCall {
  endpoint: string;
  method: string;
  error: ApiError;
  /** The parsed JSON of the request; undefined without a body and for forms and files. */
  requestPayload: unknown;
  /** The parsed JSON of the answer, or its text; undefined if it did not arrive completely. */
  responseData: unknown;
}

/** A successful call. */
export type DoneCall = Pick<FailedCall, 'endpoint' | 'method' | 'requestPayload'>;

interface Reading {
  body?: unknown;
  error: ApiError | null;
}

const isJson = ({ headers }: Request): boolean => headers.get('content-type')?.includes('json') ?? false;

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Judges an answer as the call itself does: an empty body is fine, a success has to be JSON, a refusal may be any text.
 */
async function readingOf(response: Response): Promise<Reading> {
  let text: string;
  try {
    text = await response.clone().text();
  } catch (cause) {
    return { error: errorOfRejection(cause, true, response.status) };
  }
  try {
    const body = parsed(text);
    return { body, error: errorOfRefusal(response, body) };
  } catch (cause) {
    const error = errorOfRefusal(response, text) ?? errorOfRejection(cause, true, response.status);
    return { body: text, error };
  }
}

/**
 * Reports each failed call to `onFailedCall` once, and each successful JSON answer to `onDoneCall`. A call has failed
 * without an answer, with a status outside 200-299, with a body whose `status` or `ok` is false (docs/requirements.md
 * §5), if it was cut off, or if it is not JSON. A call cancelled by its caller has not failed. Reads copies, so the
 * call itself is unaffected.
 */
export function failedCalls(
  onFailedCall: (failure: FailedCall) => void,
  onDoneCall: (call: DoneCall) => void = () => undefined,
): Middleware {
  // The body's text; a request cannot be read after it was sent.
  const sent = new WeakMap<Request, string>();

  const payloadOf = (request: Request): unknown => {
    try {
      return parsed(sent.get(request) ?? '');
    } catch {
      return undefined; // the client gives every body that is not a form this type, also a file
    }
  };

  const report = (request: Request, endpoint: string, error: ApiError, responseData: unknown): void => {
    if (error.code === 'CANCELED') return;
    const { method } = request;
    onFailedCall({ endpoint, method, error, requestPayload: payloadOf(request), responseData });
  };

  return {
    async onRequest({ request }) {
      if (!isJson(request)) return;
      const text = await request
        .clone()
        .text()
        .catch(() => ''); // aborted meanwhile: fetch will reject with the reason
      sent.set(request, text);
    },
    async onResponse({ request, response, schemaPath, options }) {
      // A file or stream is judged by its reader.
      if (response.ok && options.parseAs !== 'json') return;
      const { body, error } = await readingOf(response);
      if (error) report(request, schemaPath, error, body);
      else onDoneCall({ endpoint: schemaPath, method: request.method, requestPayload: payloadOf(request) });
    },
    onError({ request, schemaPath, error }) {
      report(request, schemaPath, errorOfRejection(error, false), undefined);
    },
  };
}
