export { fieldWords } from './field-words.ts';
export { importAllowance } from './import.allowance.ts';
export { importActors, type ImportEffects } from './import.actors.ts';
export { importMachine } from './import.machine.ts';
export { parserFields } from './parser-fields.ts';
export { FILE_MAX_BYTES } from './import.vocabulary.ts';
export type {
  ChosenFile,
  ComparedRow,
  Draft,
  EarlierImport,
  Edit,
  EditsChange,
  FileShelf,
  ImportContext,
  ImportedProduct,
  ImportedService,
  ImportEvent,
  ImportFailure,
  ImportInput,
  ImportKind,
  ImportProgress,
  ImportResult,
  ReviewDesk,
  ReviewField,
  ReviewSummary,
  RowToCompare,
  VendorRole,
} from './import.types.ts';
