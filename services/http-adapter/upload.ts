import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream/promises';
import type { Operation } from './document.ts';
import type { UploadPart } from './handlers.ts';
import { jsonLengthMaxBytes } from './json-body.ts';
import { refusal, type Refusal } from './refusal.ts';
import { unstorableTexts } from './storable-text.ts';

const filesMax = 10;
const fieldsMax = 100;
const fieldLengthMaxBytes = 256 * 1024;
/** Twice what a boundary of 70 characters needs, which is the longest that RFC 2046 allows. The form parser breaks down at 254. */
const contentTypeLengthMax = 200;
/** What is on its way when a form is refused is let in this long: an answer to a sender who is cut off may not arrive. */
const lingerMaxMs = 500;

/** An error that carries a refusal out of the reading of a form, through whatever the handler does with its parts. */
export class UploadRefused extends Error {
  readonly refusal: Refusal;
  constructor(refused: Refusal) {
    super(`A part of the form was refused: ${refused.refused}`);
    this.refusal = refused;
  }
}

/**
 * The parts of a multipart call. A file's stream fails with a 413 as soon as it exceeds the operation's limit, and the
 * iteration with what `refusedBy` returns for a text field; the adapter turns both into responses.
 */
export async function* uploadOf(
  operation: Operation,
  request: FastifyRequest,
  refusedBy: (field: Readonly<Record<string, string>>) => Refusal | null,
): AsyncGenerator<UploadPart> {
  const fileSize = operation.fileLimitBytes ?? jsonLengthMaxBytes;
  if ((request.headers['content-type'] ?? '').length > contentTypeLengthMax)
    throw new UploadRefused(
      refusal('VALIDATION', { message: 'The content type of this form is too long to be read.' }),
    );
  const limits = { files: filesMax, fields: fieldsMax, fieldSize: fieldLengthMaxBytes, fileSize };
  // The plugin types a field's value as unknown; without attachFieldsToBody and JSON fields it is always text.
  for await (const part of request.parts({ limits }) as AsyncIterableIterator<UploadPart>) {
    const text = part.type === 'file' ? part.filename : part.value;
    const fields = unstorableTexts({ [part.fieldname]: text });
    if (fields.length > 0) throw new UploadRefused(refusal('VALIDATION', { fields }));
    if (part.type === 'file') failAtLimit(part, request);
    else {
      const refused = refusedBy({ [part.fieldname]: part.value });
      if (refused) throw new UploadRefused(refused);
    }
    yield part;
  }
}

/**
 * By default, the form parser ends a file at the limit as if it were complete, and reads on for up to 200 MB before it
 * reports that.
 */
function failAtLimit({ file }: MultipartFile, { server }: FastifyRequest): void {
  const fail = () => file.destroy(new server.multipartErrors.RequestFileTooLargeError());
  // Of a form that came in one piece the limit was passed before anyone could listen.
  if (file.truncated) fail();
  else file.once('limit', fail);
}

/**
 * As onSend hook: if a form is answered before its end, the rest is discarded, and a sender who continues is
 * disconnected after the response. Otherwise the unread connection would keep the server from closing.
 */
export async function settleUpload(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (raw.readableEnded || raw.destroyed) return payload;
  raw.unpipe();
  raw.resume();
  const isOver = await finished(raw, { signal: AbortSignal.timeout(lingerMaxMs) }).then(
    () => true,
    () => false, // a sender who is slow, or gone
  );
  if (!isOver) reply.header('connection', 'close');
  return payload;
}
