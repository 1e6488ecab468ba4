export { fieldLabels } from './field-labels.ts';
export { importAllowance } from './import.allowance.ts';
export { importActors } from './import.actors.ts';
export { importMachine } from './import.machine.ts';
export { parserFields } from './parser-fields.ts';
export type {
  ChosenFile,
  ComparedRow,
  Draft,
  EarlierImport,
  Edit,
  EditsChange,
  FileStore,
  ImportContext,
  ImportedProduct,
  ImportedService,
  ImportEvent,
  ImportFailure,
  ImportKind,
  ImportProgress,
  ImportResult,
  Mark,
  Pointing,
  Preview,
  ReviewRegistry,
  ReviewField,
  ReviewSummary,
  RowToCompare,
  VendorRole,
} from './import.types.ts';
