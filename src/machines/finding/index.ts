export { findingAllowance } from './finding.allowance.ts';
export { findingActors } from './finding.actors.ts';
export { findingMachine } from './finding.machine.ts';
export type { FindingContext, Found } from './finding.vocabulary.ts';
