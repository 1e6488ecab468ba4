import { refusal } from '../../../http-adapter/index.ts';
import type { Imports } from '../../modules/imports/index.ts';
import { done, refused, type AllHandlers } from './answers.ts';
import { readFileForm } from './file-form.ts';
import {
  committedMessage,
  comparedOf,
  draftOf,
  importOf,
  meaningOf,
  pointingOf,
  undoneMessage,
} from './import-answers.ts';

type ImportHandlers = Pick<
  AllHandlers,
  | 'listImports'
  | 'getOpenImport'
  | 'getImport'
  | 'discardImport'
  | 'readImportFile'
  | 'keepImportReading'
  | 'readImportReading'
  | 'saveImportEdits'
  | 'compareImport'
  | 'commitImport'
  | 'undoImport'
  | 'listColumnMeanings'
  | 'rememberColumnMeaning'
  | 'forgetColumnMeaning'
  | 'listPointings'
  | 'rememberPointing'
  | 'forgetPointing'
>;

/** For a vendor's own file: never cached by proxies, and never shown as a page. */
const fileHeaders = (fileName: string, sizeBytes: number) => ({
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, asPercent)}`,
  'Content-Length': String(sizeBytes),
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
});
const asPercent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Operations on imports, from the file to the undo. */
export const importHandlers = (imports: Imports): ImportHandlers => ({
  async listImports({ session, query }) {
    const items = (await imports.listImports(session, query.kind)).map(importOf);
    return { status: 200, body: { status: true, data: { items } } };
  },

  async getOpenImport({ session, query }) {
    const draft = await imports.getOpenImport(session, query.kind);
    return { status: 200, body: { status: true, data: { import: draft && draftOf(draft) } } };
  },

  async getImport({ session, params }) {
    const draft = await imports.getImport(session, params.importId);
    if (!draft.ok) return refused(draft.error);
    return { status: 200, body: { status: true, data: draftOf(draft.value) } };
  },

  async discardImport({ session, params }) {
    const discarded = await imports.discardImport(session, params.importId);
    return discarded.ok ? done('This list was discarded.') : refused(discarded.error);
  },

  async readImportFile({ session, params }) {
    const file = await imports.readFile(session, params.importId, 'file');
    if (!file.ok) return refusal('NOT_FOUND', { message: 'This file is no longer available.' });
    const { stream, sizeBytes, fileName } = file.value;
    return { status: 200, body: stream, headers: fileHeaders(fileName, sizeBytes) };
  },

  async keepImportReading({ session, params, upload }) {
    const may = await imports.mayKeepReading(session, params.importId);
    if (!may.ok) return refused(may.error);
    const form = await readFileForm(upload(), {
      file: 'reading',
      texts: [],
      receive: imports.receiveFile,
      drop: imports.dropFile,
    });
    if (!form.ok) return form.error;
    const stored = await imports.keepReading(session, params.importId, form.value.file);
    if (!stored.ok) {
      await imports.dropFile(form.value.file);
      return refused(stored.error);
    }
    return { status: 200, body: { status: true, message: 'Kept.', data: draftOf(stored.value) } };
  },

  async readImportReading({ session, params }) {
    const file = await imports.readFile(session, params.importId, 'reading');
    if (!file.ok) return refusal('NOT_FOUND', { message: 'This list hasn’t been read yet.' });
    const { stream, sizeBytes, fileName } = file.value;
    return { status: 200, body: stream, headers: fileHeaders(`${fileName}.json.gz`, sizeBytes) };
  },

  async saveImportEdits({ session, params, headers, body }) {
    const saved = await imports.saveEdits(session, params.importId, {
      ...body,
      ifMatch: headers['if-match'],
    });
    if (!saved.ok) return refused(saved.error);
    return { status: 200, body: { status: true, data: { version: saved.value } } };
  },

  async compareImport({ session, params, body }) {
    const compared = await imports.compareLines(session, params.importId, body.rows);
    if (!compared.ok) return refused(compared.error);
    return { status: 200, body: { status: true, data: { rows: compared.value.map(comparedOf) } } };
  },

  async commitImport({ session, params, body }) {
    const committed = await imports.commitImport(session, params.importId, body);
    if (!committed.ok) return refused(committed.error);
    const message = committedMessage(committed.value);
    return { status: 200, body: { status: true, message, data: importOf(committed.value) } };
  },

  async undoImport({ session, params }) {
    const undone = await imports.undoImport(session, params.importId);
    if (!undone.ok) return refused(undone.error);
    const { removed, restored, kept } = undone.value;
    const data = { import: importOf(undone.value.import), removed, restored, kept };
    return { status: 200, body: { status: true, message: undoneMessage(undone.value), data } };
  },

  async listColumnMeanings({ session, query }) {
    const items = (await imports.listColumnMeanings(session, query.kind)).map(meaningOf);
    return { status: 200, body: { status: true, data: { items } } };
  },

  async rememberColumnMeaning({ session, body }) {
    const stored = await imports.rememberColumnMeaning(session, body);
    const message = 'Remembered for your next list.';
    return { status: 200, body: { status: true, message, data: meaningOf(stored) } };
  },

  async forgetColumnMeaning({ session, params }) {
    const forgotten = await imports.forgetColumnMeaning(session, params.meaningId);
    return forgotten.ok ? done('Forgotten.') : refused(forgotten.error);
  },

  async listPointings({ session, query }) {
    const items = (await imports.listPointings(session, query.kind)).map(pointingOf);
    return { status: 200, body: { status: true, data: { items } } };
  },

  async rememberPointing({ session, body }) {
    const stored = await imports.rememberPointing(session, body);
    const message = 'Remembered for your next list.';
    return { status: 200, body: { status: true, message, data: pointingOf(stored) } };
  },

  async forgetPointing({ session, params }) {
    const forgotten = await imports.forgetPointing(session, params.pointingId);
    return forgotten.ok ? done('Forgotten.') : refused(forgotten.error);
  },
});
