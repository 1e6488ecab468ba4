import type { InspectionEvent } from 'xstate';
import { isPhaseOfCall } from '../../machines/kit/index.ts';
import { createVisits } from '../../statecharts/visits.ts';
import { createBatches } from './batches.ts';
import type { FlowArrival, FlowDeparture, SendFlowVisits } from './telemetry.types.ts';

/** The flows with a beginning and an end, by machine id: only their visits are counted. */
const countedFlows: readonly string[] = ['onboarding', 'import', 'checkout', 'booking', 'order-answer'];

/** The maximum in the contract: a week. */
const maxSeconds = 604_800;

/**
 * Counts arrivals in and departures from each state of a flow, for the `inspect` option of machines: names of flows
 * and states, seconds and an instant, no personal data. Refused batches are retried, up to 100.
 */
export function createFlowVisits(send: SendFlowVisits): (event: InspectionEvent) => void {
  const add = createBatches<FlowArrival | FlowDeparture>({
    send: (visits) =>
      send({
        arrivals: visits.filter((visit) => !('to' in visit)),
        departures: visits.filter((visit) => 'to' in visit),
      }),
    size: 50,
    mostWaiting: 100,
  });
  const at = () => new Date().toISOString();
  return createVisits({
    counts: (id) => countedFlows.includes(id),
    countsState: (key) => !isPhaseOfCall(key),
    now: Date.now,
    onArrival: (flow, state) => add({ flow, state, at: at() }),
    onDeparture(flow, state, to, ms) {
      // The clock may be changed during a visit.
      const seconds = Math.min(maxSeconds, Math.max(0, Math.round(ms / 1000)));
      add({ flow, state, to, seconds, at: at() });
    },
  });
}
