import type { ChartMark, ChartMarks, ChartModel } from '../../../src/statecharts/chart/chart.types.ts';
import { endsWithin, isEnd } from './ends.ts';
import type { FlowFigures, StateFigures } from './figures.types.ts';
import { shareInWords, timeInWords } from './words.ts';

export interface StateRow extends StateFigures {
  readonly title: string;
  readonly isEnd: boolean;
  /** How many came and neither went on nor arrived at an end. */
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
  const figuresOf = new Map(figures.states.map((state) => [state.state, state]));
  const rows = model.states.flatMap((state): StateRow[] => {
    const of = figuresOf.get(state.id);
    if (!of) return [];
    const arrived = endsWithin(model, state.id).flatMap(({ id }) => figuresOf.get(id) ?? []);
    const ended = isEnd(state) ? stays(of) : arrived.reduce((sum, end) => sum + stays(end), 0);
    const lost = Math.max(0, stays(of) - ended);
    const share = of.came === 0 ? null : Math.min(1, of.wentOn / of.came);
    const title = state.title ?? state.id.slice(model.id.length + 1);
    return [{ ...of, title, isEnd: isEnd(state), lost, share, tone: toneOf(lost, of.came) }];
  });
  const known = new Set(model.states.map(({ id }) => id));
  return { rows, unknown: figures.states.filter(({ state }) => !known.has(state)) };
}

/** Each state with how many came, went on and how long it took: the worst losses in red and amber. */
export const stateMarks = (rows: readonly StateRow[]): ChartMarks =>
  Object.fromEntries(
    rows.map(({ state, came, share, medianSeconds, isEnd: ends, tone }) => {
      const time = medianSeconds === null ? '' : ` · ${timeInWords(medianSeconds)}`;
      const onward = ends || share === null ? '' : ` · ${shareInWords(share)} on${time}`;
      return [state, { tone, text: `${came} came${onward}` }];
    }),
  );
