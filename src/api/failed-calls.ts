import type { Middleware } from 'openapi-fetch';
import { errorOfRejection, errorOfRefusal, type ApiError } from './api-error.ts';

/** A failed call as telemetry sees it: the contract's names, never the path's values. */
export interface FailedCall {
  endpoint: string;
  method: string;
  error: ApiError;
  /** The parsed JSON that was sent; undefined for no body and for forms and files. */
  requestPayload: unknown;
  /** The parsed JSON of the answer, or its text when it is none; undefined when it did not arrive whole. */
  responseData: unknown;
}

/** A call that was answered and granted. */
export type DoneCall = Pick<FailedCall, 'endpoint' | 'method' | 'requestPayload'>;

interface Reading {
  body?: unknown;
  error: ApiError | null;
}

const isJson = ({ headers }: Request): boolean => headers.get('content-type')?.includes('json') ?? false;

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/** Judges an answer as the call itself will: nothing at all is fine, a success has to be JSON, a refusal may be any text. */
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
 * Reports each failed call to `onFailedCall` once and each JSON answer that grants to `onDoneCall`. A call fails with no answer, an answer outside 200-299 or one whose `status` or `ok` is false
 * (docs/requirements.md §5), one cut short, one that is not JSON. A call that the caller cancelled is no failure.
 * Reads copies, so the call itself is unaffected.
 */
export function failedCalls(
  onFailedCall: (failure: FailedCall) => void,
  onDoneCall: (call: DoneCall) => void = () => undefined,
): Middleware {
  // The text that was sent: a request cannot be read any more once it is under way.
  const sent = new WeakMap<Request, string>();

  const payloadOf = (request: Request): unknown => {
    try {
      return parsed(sent.get(request) ?? '');
    } catch {
      return undefined; // the client calls any body JSON that is no form, a file too
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
        .catch(() => ''); // aborted meanwhile: fetch refuses it next and says why
      sent.set(request, text);
    },
    async onResponse({ request, response, schemaPath, options }) {
      // A file or a stream that did arrive is its reader's to judge.
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
