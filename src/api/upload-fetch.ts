export type UploadFetch = (
  onSent: (sentBytes: number, ofBytes: number) => void,
) => (request: Request) => Promise<Response>;

const statusesWithoutBody = new Set([101, 204, 205, 304]);

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function responseOf(xhr: XMLHttpRequest): Response {
  // Requested as an array buffer, but typed `any` by the platform.
  const body = statusesWithoutBody.has(xhr.status) ? null : (xhr.response as ArrayBuffer);
  return new Response(body, { status: xhr.status, statusText: xhr.statusText, headers: headersOf(xhr) });
}

/**
 * A `fetch` for one call that reports how many bytes of its body were sent, which only XMLHttpRequest knows. Rejects
 * like fetch: with the signal's reason when aborted, with a TypeError without a complete answer.
 */
export const uploadFetch: UploadFetch = (onSent) => async (request) => {
  const { signal } = request;
  signal.throwIfAborted();
  const body = await request.arrayBuffer();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'arraybuffer';
    xhr.withCredentials = request.credentials === 'include';
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    const abort = () => xhr.abort();
    const settled = (settle: () => void) => () => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    xhr.upload.addEventListener('progress', ({ loaded }) => onSent(loaded, body.byteLength));
    xhr.addEventListener(
      'load',
      settled(() => resolve(responseOf(xhr))),
    );
    xhr.addEventListener(
      'error',
      settled(() => reject(new TypeError('The connection broke off.'))),
    );
    xhr.addEventListener(
      'abort',
      // The caller's reason can be any value; fetch rejects with it unchanged.
      settled(() => reject(signal.reason as Error)),
    );
    signal.addEventListener('abort', abort);
    xhr.send(body);
  });
};
