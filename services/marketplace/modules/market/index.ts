export { createMarket } from './market.service.ts';
export type { Market } from './market.service.ts';
