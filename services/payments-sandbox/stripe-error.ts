/** The answer in place of an object; the fields are those of the payment provider's API reference, "Errors". */
export interface StripeError {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  /** The Payment Intent it concerns, in its current state. */
  readonly payment_intent?: object;
}

export const errorBody = ({ status: _status, ...error }: StripeError) => ({ error });

export const stripeErrors = {
  noKey: {
    status: 401,
    type: 'invalid_request_error',
    message:
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  },
  wrongKey: (key: string) => ({
    status: 401,
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}. The sandbox takes test keys (sk_test_…) only.`,
  }),
  unknownUrl: (method: string, path: string) => ({
    status: 404,
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The sandbox plays a part of the payment provider's API only.`,
  }),
  notAForm: {
    status: 400,
    type: 'invalid_request_error',
    message: 'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
  },
  unknownParameter: (param: string) => ({
    status: 400,
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${param}`,
    param,
  }),
  missingParameter: (param: string) => ({
    status: 400,
    type: 'invalid_request_error',
    code: 'parameter_missing',
    message: `Missing required param: ${param}.`,
    param,
  }),
  invalidParameter: (param: string, why: string) => ({
    status: 400,
    type: 'invalid_request_error',
    code: 'parameter_invalid',
    message: `Invalid ${param}: ${why}`,
    param,
  }),
  noAccess: (account: string) => ({
    status: 403,
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  }),
  noSuchAccount: (account: string) => ({
    status: 400,
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such account: '${account}'`,
    param: 'account',
  }),
  otherParameters: (key: string) => ({
    status: 400,
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  }),
  ownFault: { status: 500, type: 'api_error', message: 'An error occurred in the payments sandbox.' },
} as const satisfies Readonly<Record<string, StripeError | ((...message: string[]) => StripeError)>>;
