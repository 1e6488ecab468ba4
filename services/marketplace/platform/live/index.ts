export { announce, announcedAtOnce, announceNotified, sendAnnounced } from './announce.ts';
export type { About } from './announce.ts';
export { createLive } from './live.ts';
export type { Live } from './live.ts';
