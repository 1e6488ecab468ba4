export { bulkConfirmAllowance } from './bulk-confirm.allowance.ts';
export { bulkConfirmActors } from './bulk-confirm.actors.ts';
export { bulkConfirmMachine } from './bulk-confirm.machine.ts';
export type { BulkConfirmContext, BulkConfirmEvent, OrderToConfirm } from './bulk-confirm.vocabulary.ts';
