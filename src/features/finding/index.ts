export { FindDialog } from './find-dialog.tsx';
export type { FindablePage } from './finding.types.ts';
