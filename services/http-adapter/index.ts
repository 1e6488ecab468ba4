export type { Operation } from './document.ts';
export { readOperations } from './document.ts';
export { answerFailures, sendRefusal } from './failures.ts';
export type { Call, Handlers, UploadPart } from './handlers.ts';
export type {
  AnonymousOperations,
  Authenticate,
  Claim,
  Permission,
  Permissions,
  Permit,
} from './permissions.ts';
export {
  adapterRefusals,
  isRefusal,
  refusal,
  type FieldProblem,
  type Refusal,
  type RefusalTable,
} from './refusal.ts';
export { contractRoutes, type ContractOptions, type RateLimit } from './routes.ts';
export { readEnvironment, refuseToStart, type ConfigResult, type Environment } from './configuration.ts';
export { stopGracefully } from './graceful-stop.ts';
export { addHealth, checksInTime, type ReadinessCheck } from './health.ts';
export { listen } from './listening.ts';
export { createMetrics, exposeMetrics, type Metrics } from './metrics.ts';
export { oneAtATime } from './one-at-a-time.ts';
export { measureReadiness } from './readiness-metric.ts';
export { notePattern } from './request-facts.ts';
export { schemaProblems } from './schema-problems.ts';
export { createServer } from './server.ts';
export { startErrorReports } from './later-error-reports.ts';
export { describeError } from './redaction.ts';
export { PreserializedJson } from './preserialized-json.ts';
export { serviceLog, type ServiceLogOptions } from './service-log.ts';
export { startTracing } from './tracing/index.ts';
export {
  count,
  currencyCode,
  httpUrl,
  isLoopbackHost,
  logLevel,
  port,
  prefixedUrl,
  type LogLevel,
} from './environment-values.ts';
export { serviceEnvironment, serviceSettingsOf, type ServiceSettings } from './service-environment.ts';
