import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RealApp } from './real-app.ts';

export const password = 'seven knots to windward';
export const form = {
  email: 'mara@example.com',
  password,
  firstName: 'Mara',
  lastName: 'Lindqvist',
  role: 'crew_member',
} as const;

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown>;
}

/** Everything in an answer that does not change each time. */
export const told = ({ status, headers, body }: Answer, address: string) => ({
  status,
  headers: Object.entries(headers)
    .filter(
      ([name]) =>
        !['date', 'x-request-id', 'content-length'].includes(name) && !name.startsWith('x-ratelimit'),
    )
    .sort(),
  body: JSON.stringify(body)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id')
    .replaceAll(/"token":"[\w-]{43}"/g, 'a token')
    .replaceAll(address, 'the address'),
});

export const tokenIn = ({ body }: Pick<Answer, 'body'>): string => Object(body.data).token as string;
export const refusal = (code: string, message: string, details?: object) => ({
  status: false,
  message,
  error: { code, requestId: expect.any(String) as string, ...(details && { details }) },
});
/** Calls over HTTP, and the usual first steps of a test. `codeSent` must be the app's `newCode`. */
export function callsOf(app: () => RealApp, codeSent = '482913') {
  async function send(
    method: Method,
    path: string,
    { token, body, raw, headers }: Sent = {},
  ): Promise<Answer> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await app().app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Record<string, unknown>>(),
    };
  }

  const signUp = async (change: object = {}) =>
    send('POST', '/auth/sign-up', { body: { ...form, ...change } });
  /** A user with a verified address, which is random by default. */
  async function signedUp(email = `${randomUUID()}@example.com`) {
    const token = tokenIn(await signUp({ email }));
    await send('POST', '/auth/verify-code', { token, body: { code: codeSent } });
    return token;
  }

  return { send, signUp, signedUp };
}
