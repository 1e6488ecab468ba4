import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import * as charts from './charts.stories.tsx';
import { flowIds, processIds } from '../flows/flows.ts';
import { FlowWorkbench } from './flow-workbench.tsx';

/** What can be done on the pages “Charts”. */
const meta = {
  title: 'Machine lab/Charts/Walked by hand',
  component: FlowWorkbench,
  tags: ['!dev', '!autodocs'],
  parameters: { inset: false },
  args: { kind: 'flow', id: 'assistant' },
} satisfies Meta<typeof FlowWorkbench>;
export default meta;
type Story = StoryObj<typeof meta>;
/** The page of a story, as its play is given it. */
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const standsIn = (canvas: Canvas, words: string) =>
  waitFor(() => expect(canvas.getByText(words, { selector: 'strong' })).toBeVisible(), { timeout: 10_000 });
const showWindow = async (canvas: Canvas, name: string) => {
  const choice = canvas.queryByRole('button', { name });
  if (choice) await userEvent.click(choice);
};

const pressNamed = async (canvas: Canvas, words: string) => userEvent.click(await canvas.findByText(words));
/** The chart names the same events. */
const amongWhatCanHappen = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'What can happen now' }));

export const AskedWithItsPayload: Story = {
  play: async ({ canvas }) => {
    await standsIn(canvas, 'ready');
    await showWindow(canvas, 'What can happen');
    await pressNamed(amongWhatCanHappen(canvas), 'QUESTION.ASKED');
    await fireEvent.change(canvas.getByLabelText('text'), { target: { value: ' ' } });
    await pressNamed(canvas, 'Send');
    await expect(await canvas.findByText(/QUESTION.ASKED does nothing in ready/)).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('text'), { target: { value: 'Do you deliver?' } });
    await pressNamed(canvas, 'Send');
    await standsIn(canvas, 'asking');
    await pressNamed(canvas, 'askAgent fails');
    await pressNamed(canvas, 'Let it fail');
    await standsIn(canvas, 'ready');
    await pressNamed(canvas, 'Step back');
    await standsIn(canvas, 'asking');
    await pressNamed(canvas, 'Begin again');
    await standsIn(canvas, 'ready');
  },
};

export const DoneOnTheScreen: Story = {
  play: async ({ canvas }) => {
    await standsIn(canvas, 'ready');
    await showWindow(canvas, 'Screen');
    await userEvent.type(await canvas.findByRole('textbox'), 'Do you deliver?');
    await pressNamed(canvas, 'Ask');
    await standsIn(canvas, 'asking');
    await showWindow(canvas, 'What happened');
    await expect(within(canvas.getByRole('listbox')).getByText('QUESTION.ASKED')).toBeVisible();
  },
};

export const BeginsWhereTheAddressSays: Story = {
  args: { id: 'import', at: 'choosing' },
  play: ({ canvas }) => standsIn(canvas, 'choosing'),
};

export const ProcessWithFacts: Story = {
  args: { kind: 'process', id: 'transfer' },
  play: async ({ canvas }) => {
    await standsIn(canvas, 'accrued');
    await showWindow(canvas, 'What can happen');
    await canvas.findByText(/^Nothing can happen as it stands/);
    await userEvent.click(canvas.getByLabelText('the sub-order is completed'));
    await pressNamed(amongWhatCanHappen(canvas), 'release');
    await standsIn(canvas, 'eligible');
  },
};

export const EverythingHasItsPage: Story = {
  render: () => <p>Every flow and process has a page.</p>,
  play: async () => {
    const pages = Object.values(charts).flatMap((page) => ('args' in page ? [page.args] : []));
    const idsOf = (kind: string) => pages.flatMap((page) => (page.kind === kind ? [page.id] : [])).sort();
    await expect(idsOf('flow')).toEqual([...flowIds].sort());
    await expect(idsOf('process')).toEqual([...processIds].sort());
  },
};
