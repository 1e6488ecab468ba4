import type { DoneCall, FailedCall } from '../../api/index.ts';
import { criticalActionOf } from './critical-actions.ts';
import type { Telemetry } from './telemetry.ts';

/** What the client's calls become in the reports: failed ones, and critical user actions that were done. */
export const callReports = (telemetry: Pick<Telemetry, 'apiCallFailed' | 'critical'>) => ({
  onFailedCall: ({ error, ...call }: FailedCall): void =>
    telemetry.apiCallFailed({
      ...call,
      statusCode: error.status || null,
      message: error.message,
      code: error.code,
    }),
  onDoneCall: ({ operation, requestPayload }: DoneCall): void => {
    const action = criticalActionOf(operation);
    if (action !== null) telemetry.critical(action, requestPayload);
  },
});
