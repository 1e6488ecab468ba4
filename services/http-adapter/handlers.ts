import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Refusal } from './refusal.ts';
import type { PreserializedJson } from './preserialized-json.ts';

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 206 | 302 | 303 | 304 | 307;
type Headers = Readonly<Record<string, string>>;

type Responses<Op> = Op extends { responses: infer R } ? R : never;
type Part<Op, Name extends string> = Op extends { parameters: { [N in Name]: infer P } }
  ? P
  : Record<never, never>;
type OptionalPart<Op, Name extends string> = Op extends { parameters: { [N in Name]?: infer P } }
  ? NonNullable<P>
  : Record<never, never>;

/** Node's header names are in lower case, whatever the contract's are. */
type HeaderPart<P> = { [K in keyof P as Lowercase<K & string>]: P[K] };

type JsonBody<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : Op extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined;

/**
 * JSON has the contract's type, or is serialized already; anything else (pictures, pages, files) passes through as
 * bytes.
 */
type Payload<Response> = Response extends { content: infer C }
  ? 'application/json' extends keyof C
    ? C['application/json'] | PreserializedJson
    : Buffer | Readable | string
  : undefined;

type Answer<Status, Body> = Body extends undefined
  ? { readonly status: Status; readonly body?: undefined; readonly headers?: Headers }
  : { readonly status: Status; readonly body: Body; readonly headers?: Headers };

/** The successful answers of an operation in the contract. */
export type Success<Op> = {
  [S in keyof Responses<Op>]: S extends SuccessStatus ? Answer<S, Payload<Responses<Op>[S]>> : never;
}[keyof Responses<Op>];

type CodeOf<Response> = Response extends {
  content: { 'application/json': { error: { code: infer C extends string } } };
}
  ? C
  : never;

/** The codes of an operation's declared failures. */
export type RefusalCode<Op> = {
  [S in keyof Responses<Op>]: S extends SuccessStatus ? never : CodeOf<Responses<Op>[S]>;
}[keyof Responses<Op>];

export type UploadPart = MultipartFile | MultipartValue<string>;

/** One validated call. `body` is the JSON body; a multipart operation reads `upload()` instead. */
export interface Call<Op, Session> {
  readonly params: Part<Op, 'path'>;
  readonly query: OptionalPart<Op, 'query'>;
  readonly headers: HeaderPart<OptionalPart<Op, 'header'>>;
  readonly body: JsonBody<Op>;
  readonly session: Session;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /**
   * Parts in the order sent; each file must be read to its end before the next. Above `x-file-limit-bytes` the file's
   * stream fails and the call gets 413. A claim is refused when its text field is reached, so store nothing before the
   * end.
   */
  upload(): AsyncIterableIterator<UploadPart>;
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
}

type Outcome<Op> = Success<Op> | Refusal<RefusalCode<Op>>;
type Handler<Op, Session> = (call: Call<Op, Session>) => Outcome<Op> | Promise<Outcome<Op>>;

/**
 * Every operation's handler, from openapi-typescript's `operations`. `Anonymous` names those that a visitor may call
 * (see AnonymousOperations): their session may be null. Without it every session may be null, which is the safe
 * default.
 */
export type Handlers<Operations, Session, Anonymous extends keyof Operations = keyof Operations> = {
  readonly [Op in keyof Operations]: Handler<Operations[Op], Op extends Anonymous ? Session | null : Session>;
};
