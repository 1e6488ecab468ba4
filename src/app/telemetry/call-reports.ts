import type { DoneCall, FailedCall } from '../../api/index.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * Passes the client's calls to the reports: failed calls, and calls that changed something, some of which are critical
 * user actions.
 */
export const callReports = (telemetry: Pick<Telemetry, 'apiCallFailed' | 'apiCallDone'>) => ({
  onFailedCall: ({ error, ...call }: FailedCall): void =>
    telemetry.apiCallFailed({
      ...call,
      statusCode: error.status || null,
      message: error.message,
      code: error.code,
    }),
  onDoneCall: (call: DoneCall): void => {
    // A call that only reads is not an action.
    if (call.method !== 'GET') telemetry.apiCallDone(call);
  },
});
