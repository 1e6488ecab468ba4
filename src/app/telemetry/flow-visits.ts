import type { InspectionEvent } from 'xstate';
import { createVisits } from '../../statecharts/visits.ts';
import { createBatches } from './batches.ts';
import type { FlowArrival, FlowDeparture, SendFlowVisits } from './telemetry.types.ts';

/** The flows that somebody walks from a beginning to an end, by their machines' ids: of these alone visits are counted. */
const countedFlows: readonly string[] = ['onboarding', 'import', 'checkout', 'order-answer'];

/** The contract's longest: a week. */
const maxSeconds = 604_800;

/**
 * Counts who comes to each state of a flow and who goes on, for the `inspect` option of machines: names of flows and states, seconds and an instant, and
 * nothing of anybody. A refused batch waits, up to 100.
 */
export function createFlowVisits(send: SendFlowVisits): (event: InspectionEvent) => void {
  const add = createBatches<FlowArrival | FlowDeparture>({
    send: (visits) =>
      send({
        arrivals: visits.filter((visit) => !('to' in visit)),
        departures: visits.filter((visit) => 'to' in visit),
      }),
    ...{ size: 50, mostWaiting: 100 },
  });
  const at = () => new Date().toISOString();
  return createVisits({
    counts: (id) => countedFlows.includes(id),
    now: Date.now,
    onArrival: (flow, state) => add({ flow, state, at: at() }),
    onDeparture(flow, state, to, ms) {
      // The clock may be set while somebody is there.
      const seconds = Math.min(maxSeconds, Math.max(0, Math.round(ms / 1000)));
      add({ flow, state, to, seconds, at: at() });
    },
  });
}
