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
/** Twice the length that a boundary of 70 characters needs, the maximum in RFC 2046. The form parser fails at 254. */
const contentTypeLengthMax = 200;
/**
 * When a form is refused, the remaining data is accepted for this long: a disconnected sender may not receive the
 * answer.
 */
const lingerMaxMs = 500;

/** An error that carries a refusal through whatever the handler does with the parts of a form. */
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
 * By default, the form parser ends a file at the limit as if it were complete, and reads up to 200 MB more before it
 * reports that.
 */
function failAtLimit({ file }: MultipartFile, { server }: FastifyRequest): void {
  const fail = () => file.destroy(new server.multipartErrors.RequestFileTooLargeError());
  // In a form received in one chunk, the limit was exceeded before there was a listener.
  if (file.truncated) fail();
  else file.once('limit', fail);
}

/**
 * As onSend hook: if a form is answered before its end, the remaining data is discarded, and a sender who continues is
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
    () => false, // a slow or disconnected sender
  );
  if (!isOver) reply.header('connection', 'close');
  return payload;
}
