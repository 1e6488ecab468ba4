export { createFileStore } from './flow/file-store.ts';
export { ImportFlow, type ImportFlowProps, type ImportSnapshot } from './flow/import-flow.tsx';
export { createReviewRegistry } from './review/review-registry.ts';
export type { ReviewStore, RowFilter } from './review/review.types.ts';
export { useRowFilter } from './review/use-row-filter.ts';
