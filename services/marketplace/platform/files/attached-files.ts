import type { Kysely, Transaction } from 'kysely';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publishLiveEvent, type About } from '../live/index.ts';
import type { FileStore } from './file-store.ts';
import type { DocumentRefusal } from './keep-document.ts';
import {
  addRecordedDocument,
  serveDocument,
  type SentDocument,
  type ServedDocument,
} from './recorded-document.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;
type NotFound = { readonly code: 'NOT_FOUND' };
type AddRefusal = NotFound | { readonly code: 'NOT_ALLOWED_NOW' } | DocumentRefusal;

/** The most files that one subject can have: enough evidence, too little to fill a disk. */
export const maxAttachedFiles = 20;

/** A file as its row describes it. */
interface AttachedFile {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** What the locked subject of a file (a sub-order, a booking, a return) says about it. */
interface LockedSubject {
  readonly canHaveFiles: boolean;
  readonly about: About;
  /** User ids of those who see the change at once. */
  readonly audience: readonly string[];
}

/** The rules and the table of one kind of subject. `Reader` is the session of whoever asks. */
interface AttachedFilesOf<Reader> {
  /** The first part of the file's key in the store. */
  readonly folder: string;
  readonly isReadable: (db: Db, reader: Reader, subjectId: string) => Promise<boolean>;
  /** Locks the subject until the transaction ends; null if it is gone. */
  readonly lock: (trx: Trx, reader: Reader, subjectId: string) => Promise<LockedSubject | null>;
  readonly find: (db: Db, subjectId: string) => Promise<readonly AttachedFile[]>;
  readonly insert: (
    trx: Trx,
    subjectId: string,
    file: AttachedFile & { readonly addedBy: string; readonly addedAt: Date },
  ) => Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly clock: { readonly now: () => Date };
  readonly ids: { readonly newId: () => string };
  readonly files: FileStore;
}

/** Adds and reads the files that people attach to one kind of subject. */
export function attachedFilesOf<Reader extends { readonly userId: string }>({
  folder,
  isReadable,
  lock,
  find,
  insert,
}: AttachedFilesOf<Reader>) {
  const keyOf = (fileId: string): string => `${folder}/${fileId}`;
  return {
    /** Adds a photograph or document. A failure stores nothing; a subject that the reader may not see is not found. */
    addFile: async (
      { db, clock, ids, files }: Parts,
      reader: Reader,
      subjectId: string,
      sent: SentDocument,
    ): Promise<Result<null, AddRefusal>> => {
      if (!(await isReadable(db, reader, subjectId))) {
        sent.file.destroy();
        return refuse({ code: 'NOT_FOUND' });
      }
      const place = { files, newFileId: ids.newId, keyOf };
      return addRecordedDocument(place, sent, ({ fileName, ...document }) =>
        inTransaction(db, async (trx): Promise<Result<null, AddRefusal>> => {
          const subject = await lock(trx, reader, subjectId);
          if (subject === null) return refuse({ code: 'NOT_FOUND' });
          if (!subject.canHaveFiles || (await find(trx, subjectId)).length >= maxAttachedFiles)
            return refuse({ code: 'NOT_ALLOWED_NOW' });
          const at = clock.now();
          await insert(trx, subjectId, {
            ...document,
            name: fileName,
            addedBy: reader.userId,
            addedAt: at,
          });
          await publishLiveEvent(trx, { about: subject.about, audience: subject.audience, at });
          return ok(null);
        }),
      );
    },

    /** The caller must read the stream to its end or destroy it. */
    readFile: async (
      { db, files }: Pick<Parts, 'db' | 'files'>,
      reader: Reader,
      subjectId: string,
      fileId: string,
    ): Promise<Result<ServedDocument, NotFound>> => {
      if (!(await isReadable(db, reader, subjectId))) return refuse({ code: 'NOT_FOUND' });
      const row = (await find(db, subjectId)).find((one) => one.fileId === fileId);
      if (row === undefined) return refuse({ code: 'NOT_FOUND' });
      return serveDocument(files, keyOf(fileId), { ...row, fileName: row.name });
    },
  };
}
