export { createTelemetry } from './telemetry.ts';
export type { Telemetry } from './telemetry.ts';
export type { FailedCall, PageView, SendPageViews, TelemetryConfig } from './telemetry.types.ts';
export { consentKey } from './consent.ts';
export type { Consent, ConsentChoice } from './consent.ts';
