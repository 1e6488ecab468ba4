import { chartTree, type ChartTree } from './chart-tree.ts';
import type { ChartEdge, ChartModel, ChartReaction, ChartState } from './chart.types.ts';

/** Escapes characters that end a string, begin a tag or comment, or form a directive. */
const escaped = (text: string): string =>
  text
    .replace(/[#;:"<>{}%&\\`]/gu, (sign) => `#${sign.codePointAt(0)};`)
    .replace(/\s+/gu, ' ')
    .replace(/\b(direction|end) (?=(?:TB|BT|RL|LR|note)\b)/giu, '$1#32;')
    .trim();

const signs = {
  done: '✓ ',
  error: '✕ ',
  delay: 'after ',
  snapshot: 'shown ',
  finished: '',
  event: '',
  always: '',
};

const words = ({ event, guard, actions }: ChartReaction): string =>
  [
    `${signs[event.kind]}${event.label}`,
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ');

/** A unique identifier that is not a Mermaid keyword. */
const idOf = (tree: ChartTree, id: string): string =>
  `s${tree.orderOf(id)}_${(tree.get(id)?.key ?? '').replace(/\W+/gu, '_')}`;

/**
 * Mermaid cannot draw arrows between states of different frames: they connect the frames, and the label names the real
 * states.
 */
interface LiftedEdge {
  readonly frame: string;
  readonly line: string;
}

function lifted(tree: ChartTree, edge: ChartEdge): LiftedEdge | null {
  const from = tree.lineageOf(edge.source);
  const to = tree.lineageOf(edge.target);
  const parting = from.findIndex((state, index) => to[index]?.id !== state.id);
  const source = from[parting];
  const target = to[parting];
  const frame = from[parting - 1];
  if (!source || !target || !frame) return null;
  const label = [
    ...(source.id === edge.source ? [] : [`${tree.get(edge.source)?.key ?? ''} ·`]),
    words(edge),
    ...(target.id === edge.target ? [] : [`→ ${tree.get(edge.target)?.key ?? ''}`]),
  ].join(' ');
  return {
    frame: frame.id,
    line: `${idOf(tree, source.id)} --> ${idOf(tree, target.id)} : ${escaped(label)}`,
  };
}

/** What a state does and handles, one line each, including transitions within it. */
const remarks = (state: ChartState, tree: ChartTree, inner: readonly ChartEdge[]): string[] =>
  [
    ...state.invokes.map(({ id, src }) => (id === src ? `invoke ${src}` : `invoke ${src} as ${id}`)),
    ...(state.entry.length > 0 ? [`entry / ${state.entry.join(', ')}`] : []),
    ...(state.exit.length > 0 ? [`exit / ${state.exit.join(', ')}`] : []),
    ...state.reactions.map(words),
    ...inner.map(
      (edge) => `${words(edge)} → ${edge.target === edge.source ? 'itself' : tree.pathOf(edge.target)}`,
    ),
  ].map(escaped);

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A chart as the text of a Mermaid state diagram (stateDiagram-v2). */
export function chartMermaid(model: ChartModel): string {
  const tree = chartTree(model);
  const drawn = model.edges.map((edge) => ({ edge, lifted: lifted(tree, edge) }));

  const named = (state: ChartState, more: readonly string[]): string =>
    [state.key, ...(state.title === null ? [] : [state.title])].map(escaped).concat(more).join('<br/>');

  const linesOf = (state: ChartState): string[] => {
    const id = idOf(tree, state.id);
    const inner = drawn.flatMap((one) =>
      one.lifted === null && one.edge.source === state.id ? [one.edge] : [],
    );
    const notes = remarks(state, tree, inner);
    const children = tree.childrenOf(state.id);
    if (children.length === 0) {
      const label = state.kind === 'history' ? 'H' : named(state, []);
      return [
        `state "${label}" as ${id}`,
        ...(notes.length > 0 ? [`note right of ${id}`, ...indented(notes), 'end note'] : []),
      ];
    }
    const arrows = drawn.flatMap((one) => (one.lifted?.frame === state.id ? [one.lifted.line] : []));
    const between = state.kind === 'parallel' ? ['--'] : [];
    return [
      `state "${named(state, notes)}" as ${id}{`,
      ...indented([
        ...(state.initial === null ? [] : [`[*] --> ${idOf(tree, state.initial)}`]),
        ...children.flatMap((child, index) => [...(index > 0 ? between : []), ...linesOf(child)]),
        ...children.filter(({ kind }) => kind === 'final').map((child) => `${idOf(tree, child.id)} --> [*]`),
        ...arrows,
      ]),
      '}',
    ];
  };
  return ['stateDiagram-v2', ...indented(linesOf(tree.root)), ''].join('\n');
}
