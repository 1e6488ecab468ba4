import { createContext, use } from 'react';
import type { Telemetry } from './index.ts';

export const TelemetryContext = createContext<Telemetry | null>(null);

/** The browser's telemetry; null while the server renders. */
export const useTelemetry = (): Telemetry | null => use(TelemetryContext);
