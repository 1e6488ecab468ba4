export { callReports } from './call-reports.ts';
export { createFlowVisits } from './flow-visits.ts';
export { createTelemetry } from './telemetry.ts';
export type { Telemetry } from './telemetry.ts';
export type {
  ContractNames,
  FailedCall,
  MakeReplay,
  ReplayForReport,
  TelemetryConfig,
} from './telemetry.types.ts';
export type { Consent } from './consent.ts';
