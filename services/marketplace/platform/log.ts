import type { Logger } from 'pino';
import { serviceLog, type ServiceLogOptions } from '../../http-adapter/index.ts';

export type Log = Logger;

type LogOptions = Omit<ServiceLogOptions, 'service'>;

/** The marketplace's log: one redacted line of JSON per entry (see serviceLog). */
export const createLog = (options: LogOptions): Log => serviceLog({ service: 'marketplace', ...options });

/** For tests, and for tools with their own output. */
export const silentLog: Log = createLog({ level: 'silent' });
