export { announce } from './announce.ts';
export type { LiveEvent } from './announce.ts';
export { createLive } from './live.ts';
export type { Live } from './live.ts';
