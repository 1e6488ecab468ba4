import type { DoneCall, FailedCall } from '../../api/index.ts';
import type { Telemetry } from './telemetry.ts';

/** Hands the client's calls to the reports: failed ones, and those that changed something, of which some are critical user actions. */
export const callReports = (telemetry: Pick<Telemetry, 'apiCallFailed' | 'apiCallDone'>) => ({
  onFailedCall: ({ error, ...call }: FailedCall): void =>
    telemetry.apiCallFailed({
      ...call,
      statusCode: error.status || null,
      message: error.message,
      code: error.code,
    }),
  onDoneCall: (call: DoneCall): void => {
    // What only reads is no action.
    if (call.method !== 'GET') telemetry.apiCallDone(call);
  },
});
