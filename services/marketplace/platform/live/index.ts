export { announce, announceNotified } from './announce.ts';
export { createLive } from './live.ts';
export type { Live } from './live.ts';
