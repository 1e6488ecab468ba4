export { createOutbox } from './outbox.service.ts';
export type { Outbox } from './outbox.service.ts';
