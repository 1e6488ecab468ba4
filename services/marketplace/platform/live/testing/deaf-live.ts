import { silentLog } from '../../log.ts';
import { createLive, type Live } from '../index.ts';

/** For what is tested without anybody who listens. */
export const deafLive = (): Live =>
  createLive({ pool: { connect: () => Promise.reject(new Error('nobody listens here')) }, log: silentLog });
