import type { ChartMark } from '../chart/chart.types.ts';

/** The colours of a chart. */
export interface ChartInk {
  readonly background: string;
  /** Drawn on top of the parent, so that nested states are a shade darker. */
  readonly frame: string;
  readonly state: string;
  readonly label: string;
  readonly hairline: string;
  readonly arrow: string;
  readonly strong: string;
  readonly plain: string;
  readonly muted: string;
  readonly good: string;
  readonly bad: string;
  /** The colour of target state names. */
  readonly target: string;
  readonly accent: string;
  readonly accentPaper: string;
  readonly accentLine: string;
  readonly chosen: string;
  readonly marks: Readonly<
    Record<ChartMark['tone'], { readonly line: string; readonly paper: string; readonly ink: string }>
  >;
}

export type ChartAppearance = 'light' | 'dark';

const light: ChartInk = {
  background: '#ffffff',
  frame: '#17355e08',
  state: '#ffffff',
  label: '#ffffff',
  hairline: '#d5d9e2',
  arrow: '#8a93a3',
  strong: '#1c2024',
  plain: '#3a424e',
  muted: '#5b6472',
  good: '#1d6b45',
  bad: '#b3261e',
  target: '#2c568c',
  accent: '#17355e',
  accentPaper: '#ebf2fa',
  accentLine: '#3d679c',
  chosen: '#b8892f',
  marks: {
    red: { line: '#d9534a', paper: '#fdeceb', ink: '#9c1f18' },
    green: { line: '#3f9b6e', paper: '#e8f5ee', ink: '#175c3a' },
    amber: { line: '#b8892f', paper: '#f9f1df', ink: '#6b4600' },
    blue: { line: '#4a7fc0', paper: '#e8f1fb', ink: '#1c4b82' },
  },
};

const dark: ChartInk = {
  background: '#111418',
  frame: '#a9c6f00b',
  state: '#191e25',
  label: '#171b21',
  hairline: '#434c59',
  arrow: '#778292',
  strong: '#edf0f4',
  plain: '#c9d0da',
  muted: '#a2abb9',
  good: '#74d3a4',
  bad: '#ff9a91',
  target: '#94bdf1',
  accent: '#b5d2f7',
  accentPaper: '#1a3150',
  accentLine: '#6ea3e6',
  chosen: '#d0a548',
  marks: {
    red: { line: '#c95a52', paper: '#3a1a19', ink: '#ffb3ac' },
    green: { line: '#3f9b6e', paper: '#12301f', ink: '#8fe0b6' },
    amber: { line: '#a5813a', paper: '#2f2613', ink: '#ecd093' },
    blue: { line: '#4a7fc0', paper: '#152a45', ink: '#aed0f8' },
  },
};

export const chartInk: Readonly<Record<ChartAppearance, ChartInk>> = { light, dark };

const both = (day: string, night: string): string => `light-dark(${day}, ${night})`;

const bothMarks = (tone: ChartMark['tone']) => ({
  line: both(light.marks[tone].line, dark.marks[tone].line),
  paper: both(light.marks[tone].paper, dark.marks[tone].paper),
  ink: both(light.marks[tone].ink, dark.marks[tone].ink),
});

/** Follows the page's light or dark appearance: for charts in a page, not in a file. */
export const pageInk: ChartInk = {
  background: both(light.background, dark.background),
  frame: both(light.frame, dark.frame),
  state: both(light.state, dark.state),
  label: both(light.label, dark.label),
  hairline: both(light.hairline, dark.hairline),
  arrow: both(light.arrow, dark.arrow),
  strong: both(light.strong, dark.strong),
  plain: both(light.plain, dark.plain),
  muted: both(light.muted, dark.muted),
  good: both(light.good, dark.good),
  bad: both(light.bad, dark.bad),
  target: both(light.target, dark.target),
  accent: both(light.accent, dark.accent),
  accentPaper: both(light.accentPaper, dark.accentPaper),
  accentLine: both(light.accentLine, dark.accentLine),
  chosen: both(light.chosen, dark.chosen),
  marks: {
    red: bothMarks('red'),
    green: bothMarks('green'),
    amber: bothMarks('amber'),
    blue: bothMarks('blue'),
  },
};

/** Signs and arrows as shapes, independent of fonts. */
export const signPaths = {
  done: 'M-3.4,0.3L-1.1,2.8L3.6,-2.9',
  error: 'M-2.8,-2.8L2.8,2.8M-2.8,2.8L2.8,-2.8',
  delay: 'M0,-4.1A4.1,4.1 0 1 1 -0.01,-4.1ZM0,-2.4L0,0.2L1.8,1.3',
  snapshot: 'M-4.2,0Q0,-4.6 4.2,0Q0,4.6 -4.2,0ZM0,-1.1A1.1,1.1 0 1 1 -0.01,-1.1Z',
  finished: 'M0,-4A4,4 0 1 1 -0.01,-4ZM0,-1.6A1.6,1.6 0 1 1 -0.01,-1.6Z',
  attention: 'M0,-3.6L0,1M0,3.3L0,3.5',
  note: 'M0,-3.5L0,-3.3M0,-1L0,3.6',
} as const;
