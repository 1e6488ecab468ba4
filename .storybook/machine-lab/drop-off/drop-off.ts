import type {
  ChartMark,
  ChartMarks,
  ChartModel,
  ChartState,
} from '../../../src/statecharts/chart/chart.types.ts';
import { isEnd, isWayOut, within } from './ends.ts';
import type { FlowFigures, StateFigures } from './figures.types.ts';
import { stateNames } from './state-names.ts';
import { countInWords, shareInWords, timeInWords } from './words.ts';

export interface StateRow extends StateFigures {
  /** "Getting paid · incomplete" */
  readonly title: string;
  readonly isEnd: boolean;
  /** How many were sent to a page of the payment provider, and did not go on from here. */
  readonly sentAway: number;
  /** How many came and neither went on nor arrived at an end, nor were sent away. */
  readonly lost: number;
  /** Of those that came; null where nobody did. */
  readonly share: number | null;
  readonly tone: ChartMark['tone'];
}

/** A handful of visits says nothing. */
const fewest = 10;

const toneOf = (lost: number, came: number): ChartMark['tone'] => {
  if (lost < fewest || came === 0) return 'blue';
  return lost / came >= 0.25 ? 'red' : lost / came >= 0.1 ? 'amber' : 'blue';
};

const stays = ({ came, wentOn }: StateFigures): number => Math.max(0, came - wentOn);

/** The figures of the states that the flow has, in the chart's order; `unknown` are those of states that it no longer has. */
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
    const ended = Math.min(staying, stayed(isEnd));
    const sentAway = Math.min(staying - ended, stayed(isWayOut));
    const lost = staying - ended - sentAway;
    const share = of.came === 0 ? null : Math.min(1, of.wentOn / of.came);
    const title = names.get(state.id) ?? state.id;
    return [{ ...of, title, isEnd: isEnd(state), sentAway, lost, share, tone: toneOf(lost, of.came) }];
  });
  const known = new Set(model.states.map(({ id }) => id));
  return { rows, unknown: figures.states.filter(({ state }) => !known.has(state)) };
}

/** Where the most were lost, as near as it can be said: of the states that have none inside. Null where nobody was. */
export function worstOf({ states }: ChartModel, rows: readonly StateRow[]): string | null {
  const around = new Set(states.map(({ parent }) => parent));
  const [worst] = rows.filter(({ state }) => !around.has(state)).toSorted((a, b) => b.lost - a.lost);
  return worst && worst.lost > 0 ? worst.state : null;
}

/** Each state with how many came, went on and how long it took: the worst losses in red and amber. */
export const stateMarks = (rows: readonly StateRow[]): ChartMarks =>
  Object.fromEntries(
    rows.map(({ state, came, share, sentAway, medianSeconds, isEnd: ends, tone }) => {
      const time = medianSeconds === null ? '' : ` · ${timeInWords(medianSeconds)}`;
      const last = sentAway > 0 ? ` · ${countInWords(sentAway)} to provider` : time;
      const onward = ends || share === null ? '' : ` · ${shareInWords(share)} on${last}`;
      return [state, { tone, text: `${countInWords(came)} came${onward}` }];
    }),
  );
