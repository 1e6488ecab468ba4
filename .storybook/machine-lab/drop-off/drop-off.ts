import type {
  ChartMark,
  ChartMarks,
  ChartModel,
  ChartState,
} from '../../../src/statecharts/chart/chart.types.ts';
import { isFinalState, isExit, within } from './exit-states.ts';
import type { FlowFigures, StateFigures } from './figures.types.ts';
import { innermostStates } from './innermost-states.ts';
import { stateNames } from './state-names.ts';
import { visitsText, shareText, durationText } from './figure-text.ts';

export interface StateRow extends StateFigures {
  /** "Getting paid · incomplete" */
  readonly title: string;
  readonly isEnd: boolean;
  /** The number sent to the payment provider's page who did not continue from here. */
  readonly sentAway: number;
  /** How many arrived and neither continued, nor reached an end, nor were sent away. */
  readonly lost: number;
  /** The share of arrivals; null without arrivals. */
  readonly share: number | null;
  readonly tone: ChartMark['tone'];
}

/** Too few visits are not meaningful. */
const fewest = 10;

const toneOf = (lost: number, came: number): ChartMark['tone'] => {
  if (lost < fewest || came === 0) return 'blue';
  return lost / came >= 0.25 ? 'red' : lost / came >= 0.1 ? 'amber' : 'blue';
};

const stays = ({ came, wentOn }: StateFigures): number => Math.max(0, came - wentOn);

/** The figures of the flow's states, in the chart's order; `unknown` are those of states that it no longer has. */
export function dropOffOf(model: ChartModel, figures: FlowFigures) {
  const names = stateNames(model);
  const figuresOf = new Map(figures.states.map((state) => [state.state, state]));
  const rows = model.states.flatMap((state): StateRow[] => {
    const of = figuresOf.get(state.id);
    if (!of) return [];
    const stayed = (is: (one: ChartState) => boolean): number =>
      within(model, state.id, is)
        .flatMap(({ id }) => figuresOf.get(id) ?? [])
        .reduce((sum, one) => sum + stays(one), 0);
    const staying = stays(of);
    const ended = Math.min(staying, stayed(isFinalState));
    const sentAway = Math.min(staying - ended, stayed(isExit));
    const lost = staying - ended - sentAway;
    const share = of.came === 0 ? null : Math.min(1, of.wentOn / of.came);
    const title = names.get(state.id) ?? state.id;
    return [{ ...of, title, isEnd: isFinalState(state), sentAway, lost, share, tone: toneOf(lost, of.came) }];
  });
  const known = new Set(model.states.map(({ id }) => id));
  return { rows, unknown: figures.states.filter(({ state }) => !known.has(state)) };
}

/** The innermost state with the highest loss; null without losses. */
export function worstOf(rows: readonly StateRow[]): string | null {
  const [worst] = innermostStates(rows).toSorted((a, b) => b.lost - a.lost);
  return worst && worst.lost > 0 ? worst.state : null;
}

/** Each state with its arrivals, departures and duration: the worst losses in red and amber. */
export const stateMarks = (rows: readonly StateRow[]): ChartMarks =>
  Object.fromEntries(
    rows.map(({ state, came, share, sentAway, medianSeconds, isEnd: ends, tone }) => {
      const time = medianSeconds === null ? '' : ` · ${durationText(medianSeconds)}`;
      const last = sentAway > 0 ? ` · ${visitsText(sentAway)} to provider` : time;
      const onward = ends || share === null ? '' : ` · ${shareText(share)} on${last}`;
      return [state, { tone, text: `${visitsText(came)} came${onward}` }];
    }),
  );
