export { globalSearchAllowance } from './global-search.allowance.ts';
export { globalSearchActors } from './global-search.actors.ts';
export { globalSearchMachine } from './global-search.machine.ts';
export type { GlobalSearchContext, Found } from './global-search.vocabulary.ts';
