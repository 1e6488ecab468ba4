import type { FastifyRequest } from 'fastify';
import type { AdapterCode, Refusal } from './refusal.ts';

/**
 * A service's own kinds of row in addition to `anyone`, which opens an operation to visitors. `signed-in`: every role
 * · a list: only these.
 */
export type Permission<Role extends string> = 'anyone' | 'signed-in' | readonly Role[];

/** Who may call which operation, one row each. Closed by default: an operation without a row prevents the start. */
export type Permissions<Operations, Row> = { readonly [Op in keyof Operations]: Row };

/** The operations open to `anyone`; pass it to Handlers so that all others get a session that is never null. */
export type AnonymousOperations<P> = { [Op in keyof P]: P[Op] extends 'anyone' ? Op : never }[keyof P];

/**
 * Who is calling, from the Authorization header only (the body is not read yet). Refuses with UNAUTHENTICATED if the
 * token is missing, unknown or revoked; throws on an outage. Called once per request, and for an operation open to
 * anyone only if there is an Authorization header: then a refusal means "visitor".
 */
export type Authenticate<Session, Code extends string = never> = (
  request: FastifyRequest,
) => Promise<Session | Refusal<Code | AdapterCode>>;

/** Decides whether a session may call an operation: null permits it. Pure: ownership is checked by the service. */
export type Permit<Session, Row, Code extends string = never> = (
  session: Session,
  row: Exclude<Row, 'anyone'>,
) => Refusal<Code | AdapterCode> | null;

/**
 * Decides whether a session may make the claims about its user in the body: null permits it. Called in addition to
 * Permit, after validation: once with a JSON body, and once with each text field of a form, as `{ [name]: text }`.
 */
export type Claim<Session, Row, Code extends string = never> = (
  session: Session,
  row: Exclude<Row, 'anyone'>,
  body: Readonly<Record<string, unknown>>,
) => Refusal<Code | AdapterCode> | null;
