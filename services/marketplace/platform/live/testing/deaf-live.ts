import { silentLog } from '../../log.ts';
import { createLive, type Live } from '../index.ts';

/** For tests without listeners. */
export const deafLive = (): Live =>
  createLive({ pool: { connect: () => Promise.reject(new Error('nobody listens here')) }, log: silentLog });
