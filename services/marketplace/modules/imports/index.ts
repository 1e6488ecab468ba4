import { bindTo } from '../../platform/bind-to.ts';
import { addListing } from './adding/adding.service.ts';
import {
  forgetColumnMeaning,
  listColumnMeanings,
  rememberColumnMeaning,
} from './columns/column-meanings.service.ts';
import { commitImport } from './commit/commit.service.ts';
import { compareLines } from './compare/compare.service.ts';
import { discardImport, getImport, getOpenImport, listImports } from './drafts/drafts.service.ts';
import { saveEdits } from './drafts/edits.service.ts';
import { importLines } from './importing.service.ts';
import type { ImportParts } from './imports.parts.ts';
import { forgetPointing, listPointings, rememberPointing } from './columns/pointings.service.ts';
import { saveReading, canSaveReading, readFile } from './reading/reading.service.ts';
import { removeFileTask } from './upload/remove-file.tasks.ts';
import { undoImport } from './commit/undo.service.ts';
import { discardFile, openImport, receiveFile } from './upload/upload.service.ts';

export { forgetListsOf } from './upload/forget-lists.service.ts';
export type { Actor, ImportDraft, ImportKind, ImportRecord } from './imports.domain.ts';
export type { ColumnMeaning } from './columns/column-meanings.domain.ts';
export type { RememberedPointing } from './columns/pointings.domain.ts';
export type { ComparedLine } from './compare/compare.service.ts';
export type { ListedProduct, ListedService } from './reading/listed-line.domain.ts';

/** The module's door: from a vendor's file to listings, and back by undo. */
export function createImports(parts: ImportParts) {
  const bind = bindTo(parts);
  return {
    receiveFile: bind(receiveFile),
    dropFile: bind(discardFile),
    openImport: bind(openImport),
    listImports: bind(listImports),
    getOpenImport: bind(getOpenImport),
    getImport: bind(getImport),
    discardImport: bind(discardImport),
    readFile: bind(readFile),
    mayKeepReading: bind(canSaveReading),
    keepReading: bind(saveReading),
    saveEdits: bind(saveEdits),
    compareLines: bind(compareLines),
    importLines: bind(importLines),
    addListing: bind(addListing),
    commitImport: bind(commitImport),
    undoImport: bind(undoImport),
    listColumnMeanings: bind(listColumnMeanings),
    rememberColumnMeaning: bind(rememberColumnMeaning),
    forgetColumnMeaning: bind(forgetColumnMeaning),
    listPointings: bind(listPointings),
    rememberPointing: bind(rememberPointing),
    forgetPointing: bind(forgetPointing),
  } as const;
}

export type Imports = ReturnType<typeof createImports>;

/** The module's job. */
export const importTasks = (parts: Pick<ImportParts, 'db' | 'files'>) => ({
  remove_import_file: removeFileTask(parts),
});
