import { noNetwork, type FailureCase, type MachineFixtures } from '../../statecharts/explore/fixtures.ts';
import type { importMachine } from './import.machine.ts';
import type { ImportProgress, ReviewSummary } from './import.types.ts';
import { isEnough } from './pointing.domain.ts';
import { draft, importId, readDraft, result } from './testing/fake-actors.ts';

const userId = '0193f2a1-6b00-7c00-8a00-0a1b2c3d4e5f';

/**
 * The summaries of three lists' reviews; the lab shows rows with the same sums
 * (src/features/imports/review/testing/list-of.ts).
 */
export const summaries = {
  sellable: { rows: 6, blocked: 0, doubtful: 1, noted: 0, excluded: 0, ready: 6, uncheckedPrices: 0 },
  'some blocked': { rows: 20, blocked: 6, doubtful: 8, noted: 1, excluded: 0, ready: 14, uncheckedPrices: 5 },
  'all blocked': { rows: 6, blocked: 6, doubtful: 1, noted: 0, excluded: 0, ready: 0, uncheckedPrices: 0 },
} as const satisfies Record<string, ReviewSummary>;

const { sellable, 'some blocked': someBlocked, 'all blocked': allBlocked } = summaries;

const cutOffDraft = { ...readDraft, isCutOff: true };
const earlier = { importId, fileName: 'prices 2025.csv', committedAt: '2026-11-03T09:00:00.000Z' };

const progress = (
  unit: ImportProgress['unit'],
  stage: ImportProgress['stage'],
  done: number,
  of: number | null,
): { progress: ImportProgress } => ({ progress: { unit, stage, done, of } });

const changedElsewhere: FailureCase = {
  code: 'CHANGED_ELSEWHERE',
  message: 'This import was changed elsewhere meanwhile.',
  status: 412,
};
const noParser: FailureCase = { code: 'UNAVAILABLE', message: 'AI parsing failed', status: 503 };
const notKnown = (message: string): FailureCase => ({ code: 'NOT_FOUND', message, status: 404 });

/** The import of a chandlery's price list, and what can happen on the way. */
export const importFixtures = {
  inputs: {
    'a supplier': { role: 'supplier', userId },
    'a service provider': { role: 'service_provider', userId },
  },
  events: {
    'FILE.CHOSEN': {
      'a price list': { fileKey: 'file-1', name: 'prices.csv', sizeBytes: 48_211 },
      'an empty file': { fileKey: 'file-2', name: 'old prices.csv', sizeBytes: 0 },
      'a file of 60 MB': { fileKey: 'file-3', name: 'whole catalogue.xlsx', sizeBytes: 62_914_560 },
    },
    'IMPORT.PROGRESSED': {
      'a quarter is sent': progress('bytes', 'sending', 12_052, 48_211),
      'in the parser’s queue': progress('rows', 'waiting', 0, null),
      '1,200 of 5,000 rows read': progress('rows', 'reading', 1_200, 5_000),
      'three pages of a scan recognised': progress('pages', 'recognising', 3, 12),
      'half of the reading kept': progress('bytes', 'keeping', 40_000, 80_000),
      '3 of 6 rows imported': progress('rows', 'importing', 3, 6),
    },
    'REVIEW.EDITED': {
      'a price corrected': { summary: sellable, comparable: false },
      'an article number corrected': { summary: sellable, comparable: true },
      'five rows still blocked': { summary: someBlocked, comparable: false },
      'no row can be sold': { summary: allBlocked, comparable: false },
    },
    MARKED: {
      'the first column as the name': { mark: { field: 'name', index: 0 } },
      'the third column as the price': { mark: { field: 'price', index: 2 } },
      'a sum on the page as the price': {
        mark: { field: 'price', left: 480, right: 520, top: 120, bottom: 131 },
      },
    },
    'HEADER.MARKED': { 'the second row': { row: 2 }, 'no header': { row: null } },
    'PAGE.REQUESTED': { 'the third page': { page: 3 } },
    'SHEET.REQUESTED': { 'the only sheet': { sheet: null } },
    'REVIEW.SUMMED_UP': { 'six rows are new': { summary: sellable } },
  },
  outputs: {
    openDraft: {
      'no list begun': { draft: null },
      'a list that is not read yet': { draft },
      'a list that was read': { draft: readDraft },
    },
    uploadFile: {
      'a new list': { draft, earlier: null },
      'the same file as on 3 November': { draft, earlier },
    },
    parseFile: { 'six rows': { rows: 6 } },
    previewFile: {
      'a sheet': { page: null, sheet: null, headerRow: 1 },
      'the first page of three': { page: 1, sheet: null, headerRow: null },
    },
    awaitReader: { 'the reader is back': undefined },
    keepReading: {
      'six rows to sell': { draft: readDraft, summary: sellable },
      'five of 20 rows blocked': { draft: readDraft, summary: someBlocked },
      'no row can be sold': { draft: readDraft, summary: allBlocked },
    },
    fetchReview: {
      'six rows to sell': { draft: readDraft, summary: sellable },
      'five of 20 rows blocked': { draft: readDraft, summary: someBlocked },
      'an import that was cut off': { draft: cutOffDraft, summary: sellable },
    },
    saveEdits: {
      'everything saved': { version: 3, isComplete: true },
      'edited meanwhile': { version: 3, isComplete: false },
    },
    overwriteEdits: { 'this tab’s edits kept': { version: 9 } },
    compareRows: {
      'six rows to sell': { summary: sellable },
      'five of 20 rows blocked': { summary: someBlocked },
    },
    stageLines: { 'all lines sent': { batches: 1, rows: 6, version: 4 } },
    commitImport: {
      'four new, one changed': { ...result, new: 4, changed: 1, unchanged: 1 },
      'too old to take back': { ...result, new: 4, changed: 1, unchanged: 1, undoUntil: null },
    },
    undoImport: { 'taken back': { message: 'The import of 6 products is taken back.' } },
    discardImport: { 'put aside': undefined },
  },
  failures: {
    openDraft: { 'no network': noNetwork },
    uploadFile: {
      'no room on the server': {
        code: 'UNAVAILABLE',
        message: 'Upload failed: there is no room on the server right now.',
        status: 503,
        details: { retryAfterSeconds: 30 },
      },
      'the file is no longer at hand': notKnown(
        'Your file is no longer available on this page. Please choose it again.',
      ),
    },
    parseFile: {
      'the reader stopped': { code: 'ABORTED', message: 'AI parsing failed' },
      'the parser is away': noParser,
      'the parser answers nonsense': {
        code: 'BAD_RESPONSE',
        message: 'AI parser returned an invalid response',
      },
      'it is no list': {
        code: 'FILE_NOT_A_LIST',
        message: 'We found the names of columns and no rows below them. Please send the list with its rows.',
        status: 422,
      },
    },
    previewFile: {
      'it is damaged': {
        code: 'FILE_UNREADABLE',
        message: 'This file is damaged or was cut short.',
        status: 422,
      },
    },
    keepReading: {
      'no longer at hand': notKnown(
        'What we read is no longer available on this page. Please choose your list again.',
      ),
    },
    fetchReview: {
      'came back broken': {
        code: 'BAD_RESPONSE',
        message: 'Part of what we read from your list is missing. Please try again.',
      },
    },
    saveEdits: { 'changed in another tab': changedElsewhere, 'no network': noNetwork },
    overwriteEdits: { 'changed once more': changedElsewhere },
    compareRows: { 'no network': noNetwork },
    stageLines: { 'the server is busy': { code: 'UNAVAILABLE', message: 'Import failed', status: 503 } },
    commitImport: {
      'lines are missing': {
        code: 'BATCHES_MISSING',
        message: 'Some lines of this import did not arrive.',
        status: 409,
      },
      'an answer is missing': {
        code: 'ANSWERS_MISSING',
        message:
          'Some rows don’t say their tax, stock, duration or lead time. Answer the questions above your list.',
        status: 409,
      },
    },
    undoImport: {
      'too late': {
        code: 'UNDO_EXPIRED',
        message: 'This import can no longer be taken back.',
        status: 409,
      },
    },
    discardImport: { 'no network': noNetwork },
  },
  distinguish: ({ file, draft: known, summary, pointing, failure }) => ({
    hasFile: file !== null,
    isRead: known?.hasReading ?? false,
    isMarked: pointing !== null && isEnough(pointing),
    isRefused: failure !== null,
    hasReady: (summary?.ready ?? 0) > 0,
    hasBlocked: (summary?.blocked ?? 0) > 0,
  }),
} satisfies MachineFixtures<typeof importMachine>;
