import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import * as charts from './charts.stories.tsx';
import { flowIds, processIds } from '../flows/flows.ts';
import { FlowWorkbench } from './flow-workbench.tsx';

/** The behaviour of the pages “Charts”. */
const meta = {
  title: 'Machine lab/Charts/Walked by hand',
  component: FlowWorkbench,
  tags: ['once', '!dev', '!autodocs'],
  parameters: { inset: false },
  args: { kind: 'flow', id: 'assistant' },
} satisfies Meta<typeof FlowWorkbench>;
export default meta;
type Story = StoryObj<typeof meta>;
/** The canvas passed to a story's play function. */
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isInState = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByText(text, { selector: 'strong' })).toBeVisible(), { timeout: 20_000 });
const showWindow = async (canvas: Canvas, name: string) => {
  const choice = canvas.queryByRole('button', { name });
  if (choice) await userEvent.click(choice);
};

const pressNamed = async (canvas: Canvas, text: string) => userEvent.click(await canvas.findByText(text));
/** The chart names the same events. */
const amongWhatCanHappen = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'What can happen now' }));

export const AskedWithItsPayload: Story = {
  play: async ({ canvas }) => {
    await isInState(canvas, 'ready');
    await showWindow(canvas, 'What can happen');
    await pressNamed(amongWhatCanHappen(canvas), 'QUESTION.ASKED');
    await fireEvent.change(canvas.getByLabelText('text'), { target: { value: ' ' } });
    await pressNamed(canvas, 'Send');
    await expect(await canvas.findByText(/QUESTION.ASKED does nothing in ready/)).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('text'), { target: { value: 'Do you deliver?' } });
    await pressNamed(canvas, 'Send');
    await isInState(canvas, 'asking · onTime');
    await pressNamed(canvas, 'askAgent fails');
    await pressNamed(canvas, 'Let it fail');
    await isInState(canvas, 'ready');
    await pressNamed(canvas, 'Step back');
    await isInState(canvas, 'asking · onTime');
    await pressNamed(canvas, 'Start again');
    await isInState(canvas, 'ready');
  },
};

export const WrongJsonIsSaidOnce: Story = {
  args: { id: 'import', at: 'choosing' },
  play: async ({ canvas }) => {
    await isInState(canvas, 'choosing');
    await showWindow(canvas, 'What can happen');
    await pressNamed(amongWhatCanHappen(canvas), 'FILE.CHOSEN');
    const size = canvas.getByLabelText('sizeBytes');
    await fireEvent.change(size, { target: { value: 'large' } });
    await pressNamed(canvas, 'Send');
    await expect(canvas.getAllByText(/“large” isn’t a number/)).toHaveLength(1);
    await expect(size).toHaveFocus();
  },
};

export const DoneOnTheScreen: Story = {
  play: async ({ canvas }) => {
    await isInState(canvas, 'ready');
    await showWindow(canvas, 'Screen');
    await userEvent.type(await canvas.findByRole('textbox'), 'Do you deliver?');
    await pressNamed(canvas, 'Ask');
    await isInState(canvas, 'asking · onTime');
    await showWindow(canvas, 'What happened');
    await expect(within(canvas.getByRole('listbox')).getByText('QUESTION.ASKED')).toBeVisible();
  },
};

export const BeginsWhereTheAddressSays: Story = {
  args: { id: 'import', at: 'choosing' },
  play: ({ canvas }) => isInState(canvas, 'choosing'),
};

export const BeginsWithWhatTheAddressSays: Story = {
  args: { id: 'import', at: 'choosing', begins: 'a service provider' },
  play: async ({ canvas }) => {
    await isInState(canvas, 'choosing');
    await expect(canvas.getByLabelText('Begins with')).toHaveValue('a service provider');
    await showWindow(canvas, 'What happened');
    await pressNamed(canvas, 'Context');
    await expect(canvas.getByRole('group', { name: 'What the machine remembers' })).toHaveTextContent(
      'kind: "services"',
    );
  },
};

export const ToldUntilTheNextAct: Story = {
  args: { id: 'import', at: 'choosing' },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    await isInState(canvas, 'choosing');
    const before = canvas.getByRole('button', { name: 'Copy link' }).getBoundingClientRect();
    await pressNamed(canvas, 'Copy link');
    await canvas.findByText(/^The link is copied\. It leads to “choosing” by the shortest path/);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      expect.stringMatching(/&at=choosing&begins=a%20supplier$/),
    );
    await expect(canvas.getByRole('button', { name: 'Copy link' }).getBoundingClientRect()).toEqual(before);
    await userEvent.selectOptions(canvas.getByLabelText('Begins with'), 'a service provider');
    await waitFor(() => expect(canvas.queryByText(/^The link is copied/)).toBeNull());
  },
};

export const ProcessWithFacts: Story = {
  args: { kind: 'process', id: 'transfer' },
  play: async ({ canvas }) => {
    await isInState(canvas, 'accrued');
    await showWindow(canvas, 'What can happen');
    await canvas.findByText(/^Nothing can happen in this state/);
    await userEvent.click(canvas.getByLabelText('the sub-order is completed'));
    await pressNamed(amongWhatCanHappen(canvas), 'release');
    await isInState(canvas, 'eligible');
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
