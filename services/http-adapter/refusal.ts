/** One problem of a request: `field` is the path in the request (`licences/0/name`), `message` is for users. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
  readonly rule: string;
}

/** Why a call was refused. The code is looked up in the service's closed {@link RefusalTable}. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  readonly message?: string;
  /** Fields that the contract declares for `error.details` in addition to the two below. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
}

/** HTTP status and default message of each code; the only place that maps codes to HTTP. */
export type RefusalTable<Code extends string> = {
  readonly [C in Code]: { readonly status: number; readonly message: string };
};

/** A refusal as a value, returned by handlers and `authenticate`. `message` overrides the table's. */
export const refusal = <const Code extends string>(
  code: Code,
  more: Omit<Refusal, 'refused'> = {},
): Refusal<Code> => ({ refused: code, ...more });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value && typeof value.refused === 'string';

/** The codes of the adapter itself; every service's table includes them. */
export const adapterRefusals = {
  VALIDATION: { status: 400, message: 'Some of what was sent can’t be used.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in and try again.' },
  FORBIDDEN: { status: 403, message: 'Your account is not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  BODY_TOO_LARGE: { status: 413, message: 'What was sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not accepted here.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries in a short time. Please wait a moment.' },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was changed; please try again.',
  },
  // In the released contract, but no operation answers with it any more.
  NOT_AVAILABLE_YET: { status: 501, message: 'This is not available yet.' },
  UNAVAILABLE: {
    status: 503,
    message: 'We are briefly unavailable. Nothing was lost; please try again in a moment.',
  },
} as const satisfies RefusalTable<string>;

export type AdapterCode = keyof typeof adapterRefusals;
