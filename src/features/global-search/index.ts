export { FindDialog } from './find-dialog.tsx';
export type { FindablePage } from './global-search.types.ts';
