import type { ImportKind, Imports } from '../../modules/imports/index.ts';
import type { Session } from '../../modules/account/index.ts';
import type { UploadPart } from '../../../http-adapter/index.ts';
import { refused, type AllHandlers } from './answers.ts';
import { readFileForm } from './file-form.ts';
import { draftOf, importOf, linesText } from './import-answers.ts';

type CatalogueHandlers = Pick<
  AllHandlers,
  'uploadInventory' | 'importInventory' | 'uploadServices' | 'importServices'
>;

const idempotencyKey = 'idempotency-key';

/** Uploads of lists, as the specification documents them. */
export const catalogueHandlers = (imports: Imports): CatalogueHandlers => {
  async function upload(kind: ImportKind, session: Session, parts: AsyncIterable<UploadPart>) {
    const form = await readFileForm(parts, {
      file: 'file',
      texts: ['userId'],
      receive: imports.receiveFile,
      drop: imports.dropFile,
    });
    if (!form.ok) return form.error;
    const { file, fileName, texts } = form.value;
    const opened = await imports.openImport(session, { kind, userId: texts.userId, fileName, file });
    if (!opened.ok) {
      await imports.dropFile(file);
      return refused(opened.error);
    }
    const { fileId, draft, sameAs } = opened.value;
    const data = {
      fileId,
      fileName: draft.fileName,
      sizeBytes: draft.sizeBytes,
      import: draftOf(draft),
      sameAs: sameAs && importOf(sameAs),
    };
    return { status: 200, body: { status: true, message: 'Your file is saved.', data } } as const;
  }

  async function take(session: Session, listed: Parameters<Imports['importLines']>[1]) {
    const taken = await imports.importLines(session, listed);
    if (!taken.ok) return refused(taken.error);
    const { importId, imported, staged } = taken.value;
    const message = `${linesText(imported)} ${staged ? 'received' : 'imported'}.`;
    return { status: 200, body: { status: true, message, data: { importId, imported, staged } } } as const;
  }

  return {
    uploadInventory: ({ session, upload: parts }) => upload('products', session, parts()),
    uploadServices: ({ session, upload: parts }) => upload('services', session, parts()),

    importInventory({ session, headers, body }) {
      const named =
        'supplierId' in body
          ? ({ userId: body.supplierId, field: 'supplierId' } as const)
          : ({ userId: body.userId, field: 'userId' } as const);
      return take(session, {
        kind: 'products',
        lines: body.products,
        key: headers[idempotencyKey],
        ...named,
      });
    },

    importServices({ session, headers, body }) {
      return take(session, {
        kind: 'services',
        lines: body.services,
        key: headers[idempotencyKey],
        userId: body.userId,
        field: 'userId',
      });
    },
  };
};
