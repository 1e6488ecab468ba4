export { MarinaAtDawn } from './marina-at-dawn.tsx';
export { DepartmentDrawing, DRAWN_DEPARTMENTS } from './department-drawing.tsx';
export type { DrawnDepartment } from './department-drawing.tsx';
export { EmptyDrawing, EMPTY_SCENES } from './empty-drawing.tsx';
export type { EmptyScene } from './empty-drawing.tsx';
export { DRAWN_STEPS, StepDrawing } from './step-drawing.tsx';
export type { DrawnStep } from './step-drawing.tsx';
export { ListingTile } from './listing-tile.tsx';
export type { PictureProps } from './drawing.tsx';
