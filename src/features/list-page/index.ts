export { addressValue, choice, day, order, search, tabs } from './filters.tsx';
export {
  defineList,
  shownColumns,
  type ListAnswer,
  type ListColumn,
  type ListDefinition,
  type NothingYet,
  type QueryOf,
} from './list-definition.ts';
export { ListPage } from './list-page.tsx';
export { ListPanel, type BulkActions } from './list-panel.tsx';
export { ListStage } from './list-stage.tsx';
export { OnPhone } from './on-phone.tsx';
export { SelectionBar, SelectionFrame } from './selection-bar.tsx';
export { StackedOnPhone } from './stacked-on-phone.tsx';
export { useList, type ListState } from './use-list.ts';
export type { ReadTools } from '../server-data/index.ts';
