import { isListedInState, type ChartTree } from './chart-tree.ts';
import type { Box, ChartEdge, ChartModel, ChartReaction, ChartState, Point } from './chart.types.ts';
import { groupBy } from './group-by.ts';
import { measureInter, type MeasureText } from './measure.ts';
import { setProse, type TextRun, type ToneText } from './prose.ts';

export type Sign = 'done' | 'error' | 'delay' | 'snapshot' | 'finished';

/**
 * A line of a state or a label: the event, its guard and what it does. Offsets are from the corner of the containing
 * box.
 */
export interface FigureRow extends Box {
  readonly runs: readonly TextRun[];
  readonly sign: (Point & { readonly kind: Sign }) | null;
  /** What the row describes: null for entry and exit actions. */
  readonly describes: ChartReaction | ChartEdge | null;
}

/** The laid out text of a state's box. */
export interface StateFigure {
  readonly width: number;
  readonly height: number;
  readonly head: readonly TextRun[];
  readonly tags: readonly { readonly box: Box; readonly run: TextRun }[];
  /** The y position of the line between name and rows; null without rows. */
  readonly rule: number | null;
  readonly rows: readonly FigureRow[];
}

const font = {
  machine: { size: 15, weight: 600 },
  key: { size: 13, weight: 600 },
  title: { size: 11.5, weight: 400 },
  tag: { size: 10, weight: 400 },
  strong: { size: 11, weight: 600 },
  plain: { size: 11, weight: 400 },
} as const;

const PAD = 12;
const LINE = 16;
const SIGN = 14;
const LABELLED = 40;
const WIDEST = { state: 236, frame: 520, label: 176 };

const signOf = ({ kind }: ChartReaction['event']): Sign | null =>
  kind === 'event' || kind === 'always' ? null : kind;

const toneOf = (event: ChartReaction['event']): ToneText['tone'] =>
  event.kind === 'done' || event.kind === 'finished' ? 'good' : event.kind === 'error' ? 'bad' : 'strong';

const plain = (text: string, tone: ToneText['tone'] = 'plain'): ToneText => ({
  text,
  font: font.plain,
  tone,
});

/** The event with its guard and actions. */
const reactionRuns = ({ event, guard, actions }: ChartReaction): ToneText[] => [
  { text: event.label, font: font.strong, tone: toneOf(event) },
  ...(guard === null ? [] : [plain(`[${guard}]`, 'muted')]),
  ...(actions.length > 0 ? [plain(`/ ${actions.join(', ')}`)] : []),
];

interface RowPlace {
  readonly x: number;
  readonly y: number;
  readonly maxWidth: number;
}

function eventRow(
  described: ChartReaction | ChartEdge,
  text: readonly ToneText[],
  { x, y, maxWidth }: RowPlace,
  measure: MeasureText,
): FigureRow {
  const kind = signOf(described.event);
  const indent = kind ? SIGN : 0;
  const prose = setProse(
    text,
    { x: x + indent, top: y, maxWidth: maxWidth - indent, lineHeight: LINE - 1 },
    measure,
  );
  return {
    x,
    y,
    width: prose.width + indent,
    height: prose.height,
    runs: prose.runs,
    sign: kind && { kind, x: x + 4.5, y: y + (LINE - 1) / 2 },
    describes: described,
  };
}

/** `entry`, `exit` and invoked actors, with the keyword in a column of its own. */
function actionRow(
  word: string,
  what: string,
  { x, y, maxWidth }: RowPlace,
  measure: MeasureText,
): FigureRow {
  const label = setProse([plain(word, 'muted')], { x, top: y, maxWidth, lineHeight: LINE - 1 }, measure);
  const prose = setProse(
    [plain(what)],
    { x: x + LABELLED, top: y, maxWidth: maxWidth - LABELLED, lineHeight: LINE - 1 },
    measure,
  );
  const runs = [...label.runs, ...prose.runs];
  return { x, y, width: LABELLED + prose.width, height: prose.height, runs, sign: null, describes: null };
}

/** Edges listed inside a state, by that state's id. */
export const listedEdges = (model: ChartModel, tree: ChartTree): Map<string, ChartEdge[]> =>
  groupBy(
    model.edges.filter((edge) => isListedInState(tree, edge)),
    (edge) => edge.source,
  );

/** The arrow is drawn, not written: few fonts have it. */
const targetRuns = (tree: ChartTree, { source, target }: ChartEdge): ToneText[] => [
  plain('→', 'target'),
  { text: source === target ? 'itself' : tree.pathOf(target), font: font.strong, tone: 'target' },
];

type RowMaker = (place: RowPlace) => FigureRow;

function rowMakers(
  state: ChartState,
  listed: readonly ChartEdge[],
  tree: ChartTree,
  measure: MeasureText,
): RowMaker[] {
  const doing = (word: string, names: readonly string[]): RowMaker[] =>
    names.length > 0 ? [(place) => actionRow(word, names.join(', '), place, measure)] : [];
  return [
    ...state.invokes.flatMap(({ id, src }) =>
      doing('invoke', [id === src || /^\d+\./.test(id) ? src : `${src} as ${id}`]),
    ),
    ...doing('entry', state.entry),
    ...doing('exit', state.exit),
    ...state.reactions.map(
      (reaction): RowMaker =>
        (place) =>
          eventRow(reaction, reactionRuns(reaction), place, measure),
    ),
    ...listed.map(
      (edge): RowMaker =>
        (place) =>
          eventRow(edge, [...reactionRuns(edge), ...targetRuns(tree, edge)], place, measure),
    ),
  ];
}

function tagChips(tags: readonly string[], top: number, measure: MeasureText): StateFigure['tags'] {
  let x = PAD;
  return tags
    .map((tag) => {
      const prose = setProse(
        [{ text: tag, font: font.tag, tone: 'muted' }],
        { x: x + 6, top, maxWidth: WIDEST.state, lineHeight: 15 },
        measure,
      );
      const box = { x, y: top, width: prose.width + 12, height: 15 };
      x += box.width + 4;
      const [run] = prose.runs;
      return run ? { box, run } : null;
    })
    .filter((chip) => chip !== null);
}

/** Lays out a state's name, title, tags and rows. */
export function stateFigure(
  state: ChartState,
  listed: readonly ChartEdge[],
  tree: ChartTree,
  measure: MeasureText = measureInter,
): StateFigure {
  const isFrame = tree.childrenOf(state.id).length > 0;
  const maxWidth = isFrame ? WIDEST.frame : WIDEST.state;
  const name = setProse(
    [{ text: state.key, font: state.parent === null ? font.machine : font.key, tone: 'strong' }],
    { x: PAD, top: 8, maxWidth, lineHeight: 18 },
    measure,
  );
  const title = setProse(
    state.title === null ? [] : [{ text: state.title, font: font.title, tone: 'muted' }],
    { x: PAD, top: 8 + name.height, maxWidth, lineHeight: 15 },
    measure,
  );
  const tagsTop = 8 + name.height + title.height + (state.tags.length > 0 ? 4 : 0);
  const tags = tagChips(state.tags, tagsTop, measure);
  const headEnd = tagsTop + (tags.length > 0 ? 15 : 0) + 8;

  const rows: FigureRow[] = [];
  let y = headEnd + 6;
  for (const make of rowMakers(state, listed, tree, measure)) {
    const row = make({ x: PAD, y, maxWidth });
    rows.push(row);
    y += row.height + (row.describes ? 4 : 2);
  }
  const widths = [name.width, title.width, ...rows.map((row) => row.width)];
  const widestTag = tags.at(-1);
  if (widestTag) widths.push(widestTag.box.x + widestTag.box.width - PAD);
  return {
    width: Math.max(48, Math.ceil(Math.max(...widths)) + 2 * PAD),
    height: rows.length > 0 ? y + 5 : headEnd,
    head: [...name.runs, ...title.runs],
    tags,
    rule: rows.length > 0 ? headEnd : null,
    rows,
  };
}

/** Arrows between the same two states share one line with several labels. */
export interface EdgeGroup {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly edges: readonly ChartEdge[];
}

/** The arrows of a chart, without edges that are listed inside a state. */
export const edgeGroups = (model: ChartModel, tree: ChartTree): EdgeGroup[] =>
  [
    ...groupBy(
      model.edges.filter((edge) => !isListedInState(tree, edge)),
      ({ source, target }) => JSON.stringify([source, target]),
    ),
  ].flatMap(([id, edges]) => {
    const [first] = edges;
    return first ? [{ id, source: first.source, target: first.target, edges }] : [];
  });

export interface LabelFigure {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly FigureRow[];
}

/** Lays out the labels of an arrow, one below the other: event, guard, actions. */
export function labelFigure(edges: readonly ChartEdge[], measure: MeasureText = measureInter): LabelFigure {
  const rows: FigureRow[] = [];
  let y = 3;
  for (const edge of edges) {
    const row = stackedRow(edge, { x: 8, y, maxWidth: WIDEST.label }, measure);
    rows.push(row);
    y += row.height + 4;
  }
  return {
    width: Math.ceil(Math.max(...rows.map((row) => row.width))) + 16,
    height: y - 1,
    rows,
  };
}

/** Like a row, but guard and actions start a new line: narrow labels allow a narrow chart. */
function stackedRow(edge: ChartEdge, place: RowPlace, measure: MeasureText): FigureRow {
  const parts = reactionRuns(edge).map((text) => [text]);
  const first = eventRow(edge, parts[0] ?? [], place, measure);
  return parts.slice(1).reduce((row, text) => {
    const more = setProse(
      text,
      { x: place.x, top: place.y + row.height, maxWidth: place.maxWidth, lineHeight: LINE - 2 },
      measure,
    );
    return {
      ...row,
      runs: [...row.runs, ...more.runs],
      width: Math.max(row.width, more.width),
      height: row.height + more.height,
    };
  }, first);
}
