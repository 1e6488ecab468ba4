import { errorOfRefusal, errorOfRejection } from './api-error.ts';

interface ClientAnswer<D> {
  data?: D;
  error?: unknown;
  response: Response;
}

/**
 * The body of a successful call. Throws ApiError for everything else: no answer, an answer outside 200-299, a body that cannot be read,
 * or a body whose `status` is false.
 */
export async function answer<D>(call: Promise<ClientAnswer<D>>): Promise<D> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // A rejection that the client has not turned into an ApiError came after the headers: reading the body failed.
    throw errorOfRejection(cause, true);
  });
  const refusal = errorOfRefusal(response, response.ok ? data : error);
  if (refusal) throw refusal;
  // 204 has no body; its type is undefined then.
  return data as D;
}
