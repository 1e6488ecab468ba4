import { errorOfRefusal, errorOfRejection, incompleteAnswer } from './api-error.ts';

interface ClientAnswer<D> {
  data?: D;
  error?: unknown;
  response: Response;
}

/**
 * The body of a successful call. Throws ApiError in all other cases: no answer, a status outside 200-299, an unreadable
 * body, or a body whose `status` or `ok` is false.
 */
export async function answer<D>(call: Promise<ClientAnswer<D>>): Promise<D> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // Rejections before the headers are ApiErrors already, so reading the body failed.
    throw errorOfRejection(cause, true);
  });
  const refusal = errorOfRefusal(response, response.ok ? data : error);
  if (refusal) throw refusal;
  // 204 has no body; its type is undefined then.
  return data as D;
}

/** The data of an answer. Throws if the body or its data is missing, whatever the contract says. */
export function dataIn<D>(body: { data: D }): NonNullable<D> {
  const { data } = Object(body) as { data?: D };
  if (data === undefined || data === null) throw incompleteAnswer();
  return data;
}

/** The data of a successful call, without its message. Throws like `answer`, and if `data` is missing. */
export const dataOf = async <D>(call: Promise<ClientAnswer<{ data: D }>>): Promise<NonNullable<D>> =>
  dataIn(await answer(call));
