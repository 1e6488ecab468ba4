import type { Readable } from 'node:stream';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { refusal, type Refusal, type UploadPart } from '../../../http-adapter/index.ts';

const wrongPart = (field: string, message: string, rule: string) =>
  refusal('VALIDATION', { message, fields: [{ field, message, rule }] });

/** Reads a form with only one file, which is processed while it arrives. */
export async function readOneFile<Received>(
  parts: AsyncIterable<UploadPart>,
  field: string,
  take: (stream: Readable, fileName: string) => Promise<Received>,
): Promise<Result<Received, Refusal<'VALIDATION'>>> {
  for await (const part of parts) {
    if (part.fieldname !== field)
      return refuse(wrongPart(part.fieldname, 'This isn’t a field we know.', 'additionalProperties'));
    if (part.type !== 'file') return refuse(wrongPart(field, 'This must be a file.', 'type'));
    return ok(await take(part.file, part.filename));
  }
  return refuse(wrongPart(field, 'Please choose a picture.', 'required'));
}

/** A form with one file and further text fields. */
interface FileForm<File, Name extends string> {
  readonly file: string;
  readonly texts: readonly Name[];
  /** Processes the file while it arrives. */
  readonly receive: (stream: Readable) => Promise<File>;
  /** Discards a received file whose form is then refused. */
  readonly drop: (file: File) => Promise<void>;
}

interface ReadForm<File, Name extends string> {
  readonly file: File;
  /** Undefined for a part that is a file only by its type, unlike the plugin's types say. */
  readonly fileName: string | undefined;
  readonly texts: Readonly<Record<Name, string>>;
}

/**
 * Reads a form to its end, with its parts in any order: one file, and every text. If it is refused, aborted or too
 * long, no file remains.
 */
export async function readFileForm<File, Name extends string>(
  parts: AsyncIterable<UploadPart>,
  form: FileForm<File, Name>,
): Promise<Result<ReadForm<File, Name>, Refusal<'VALIDATION'>>> {
  const received: Omit<ReadForm<File, Name>, 'texts'>[] = [];
  const texts = new Map<string, string>();
  const read = async (): Promise<Result<ReadForm<File, Name>, Refusal<'VALIDATION'>>> => {
    for await (const part of parts) {
      const name = part.fieldname;
      const isTheFile = name === form.file;
      if (!isTheFile && !form.texts.some((text) => text === name))
        return refuse(wrongPart(name, 'This isn’t a field we know.', 'additionalProperties'));
      if (isTheFile !== (part.type === 'file'))
        return refuse(wrongPart(name, isTheFile ? 'This must be a file.' : 'This must be text.', 'type'));
      if (isTheFile ? received.length > 0 : texts.has(name))
        return refuse(wrongPart(name, 'This was sent twice.', 'maxItems'));
      if (part.type === 'file') {
        const file = await form.receive(part.file);
        received.push({ file, fileName: part.filename });
      } else texts.set(name, part.value);
    }
    const missing = form.texts.find((name) => !texts.has(name));
    if (missing !== undefined) return refuse(wrongPart(missing, 'This is needed.', 'required'));
    const [whole] = received;
    if (whole === undefined) return refuse(wrongPart(form.file, 'Please choose a file.', 'required'));
    // Safe: every name of the type was just found.
    return ok({ ...whole, texts: Object.fromEntries(texts) as Record<Name, string> });
  };
  let isRead = false;
  try {
    const done = await read();
    isRead = done.ok;
    return done;
  } finally {
    if (!isRead) for (const { file } of received) await form.drop(file);
  }
}
