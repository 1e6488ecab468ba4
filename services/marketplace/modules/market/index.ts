export type { Department, MarketOverview, Port } from './market.domain.ts';
export { createMarket } from './market.service.ts';
export type { Market } from './market.service.ts';
