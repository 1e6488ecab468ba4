import { errorOfRefusal, errorOfRejection, incompleteAnswer } from './api-error.ts';

interface ClientAnswer<D> {
  data?: D;
  error?: unknown;
  response: Response;
}

/**
 * The body of a successful call. Throws ApiError for everything else: no answer, an answer outside 200-299, a body that cannot be read,
 * or a body whose `status` or `ok` is false.
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

/** What an answer is about. It may have no body or no data, whatever the contract says of it: then it is none. */
export function dataIn<D>(body: { data: D }): NonNullable<D> {
  const { data } = Object(body) as { data?: D };
  if (data === undefined || data === null) throw incompleteAnswer();
  return data;
}

/** What a successful call is about, without its message. Throws as `answer` does, and where the answer has no `data`. */
export const dataOf = async <D>(call: Promise<ClientAnswer<{ data: D }>>): Promise<NonNullable<D>> =>
  dataIn(await answer(call));
