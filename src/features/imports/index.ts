export { createFileShelf } from './flow/file-shelf.ts';
export { ImportFlow, type ImportFlowProps, type ImportSnapshot } from './flow/import-flow.tsx';
export { createReviewDesk } from './review/review-desk.ts';
export type { ReviewStore, RowFilter } from './review/review.types.ts';
export { useRowFilter } from './review/use-row-filter.ts';
