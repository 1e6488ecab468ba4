import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ChartEdge, ChartModel, ChartState } from '../chart/chart.types.ts';
import { LaidChart } from './laid-chart.tsx';

/** The behaviour of a chart, apart from its appearance. */
const meta = {
  title: 'Machine lab/Chart parts/At work',
  component: LaidChart,
  tags: ['once', '!dev', '!autodocs'],
} satisfies Meta<typeof LaidChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = { title: null, screen: null, tags: [], entry: [], exit: [], invokes: [], reactions: [] };

const boats = (harbour: number): ChartState[] =>
  Array.from({ length: 20 }, (_, boat) => ({
    ...plain,
    id: `fleet.h${harbour}.b${boat}`,
    key: `boat${boat}`,
    kind: 'atomic',
    parent: `fleet.h${harbour}`,
    initial: null,
  }));

const harbours = Array.from({ length: 20 }, (_, harbour): ChartState[] => [
  {
    ...plain,
    id: `fleet.h${harbour}`,
    key: `harbour${harbour}`,
    kind: 'compound',
    parent: 'fleet',
    initial: `fleet.h${harbour}.b0`,
  },
  ...boats(harbour),
]);

const sail = (source: string, target: string): ChartEdge => ({
  id: `${source} SAIL → ${target}`,
  source,
  target,
  event: { type: 'SAIL', kind: 'event', label: 'SAIL' },
  guard: null,
  actions: [],
});

const fleet: ChartModel = {
  id: 'fleet',
  states: [
    { ...plain, id: 'fleet', key: 'fleet', kind: 'compound', parent: null, initial: 'fleet.h0' },
    ...harbours.flat(),
  ],
  edges: harbours.flatMap((states, harbour) => [
    ...states.slice(2).map((state, boat) => sail(`fleet.h${harbour}.b${Math.floor(boat / 2)}`, state.id)),
    ...(harbour < 19 ? [sail(`fleet.h${harbour}`, `fleet.h${harbour + 1}`)] : []),
  ]),
};

export const FourHundredStates: Story = {
  args: { model: fleet },
  // axe covers this in “Chart parts”; 420 states would exceed the test's time limit.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-chart-state]')).toHaveLength(421), {
      timeout: 12_000,
    });
  },
};
