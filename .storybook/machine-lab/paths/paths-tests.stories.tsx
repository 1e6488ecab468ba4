import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { flowIds, loadFlow } from '../flows/flows.ts';
import { nothingFiltered } from './path-filter.ts';
import * as pages from './paths.stories.tsx';
import { PathsPage } from './paths-page.tsx';

/** The behaviour of the pages “Paths”. */
const meta = {
  title: 'Machine lab/Paths/Walked',
  component: PathsPage,
  tags: ['once', '!dev', '!autodocs'],
  parameters: { inset: false },
  args: { id: 'order-answer' },
} satisfies Meta<typeof PathsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const listOf = (canvas: Canvas) => canvas.findByRole('listbox', { name: 'Paths' }, { timeout: 30_000 });
// A screen in its frame may take the focus while it loads; it is restored a moment later.
const hasFocus = (canvas: Canvas, button: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name: button })).toHaveFocus());
const isInState = (canvas: Canvas, place: unknown) =>
  waitFor(() => expect(canvas.getByTestId('path-player').dataset.machineState).toBe(JSON.stringify(place)));

export const FilteredWalkedAndCopied: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    const list = await listOf(canvas);
    const all = within(list).getAllByRole('option').length;
    await userEvent.selectOptions(canvas.getByLabelText('Ends in'), 'answered');
    await userEvent.selectOptions(canvas.getByLabelText('Through'), 'Declining');
    await userEvent.type(canvas.getByLabelText('Search the paths'), 'declines{Enter}');
    const shown = () => within(list).getAllByRole('option');
    await waitFor(() => expect(shown().length).toBeLessThan(all));
    await waitFor(() => expect(canvas.getByText(`${shown().length} of ${all}`)).toBeVisible());

    list.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}{Enter}');
    await expect(shown()[0]).toHaveAttribute('aria-selected', 'true');
    await isInState(canvas, { reading: 'onTime' });
    // Choosing another path keeps the keyboard focus.
    await hasFocus(canvas, 'Step');
    await userEvent.click(canvas.getByRole('button', { name: 'To the end' }));
    await isInState(canvas, 'answered');
    await hasFocus(canvas, 'To the end');
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
    await isInState(canvas, { answering: 'onTime' });
    await userEvent.click(canvas.getByRole('button', { name: /^1 ?System/ }));
    await isInState(canvas, 'asking');

    await userEvent.click(canvas.getByRole('button', { name: 'Copy checklist' }));
    await canvas.findByText('The checklist is copied.');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      expect.stringMatching(/- \[ \] Declines \\?\(with a reason\)[\s\S]*It ends here: \*\*answered\*\*/),
    );
  },
};

export const NothingAskedForIsThere: Story = {
  args: { filter: { ...nothingFiltered, search: 'kraken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No such path', {}, { timeout: 30_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    await expect(within(await listOf(canvas)).getAllByRole('option').length).toBeGreaterThan(1);
  },
};

export const OfALinkThatIsTooOld: Story = {
  args: { chosen: '4-nothing' },
  play: async ({ canvas }) => {
    await listOf(canvas);
    await expect(canvas.getByText(/^The path of this link is gone/)).toBeVisible();
  },
};

export const WithoutPaths: Story = {
  args: {
    id: 'order-answer, untold',
    load: async () => {
      const { paths: _, ...flow } = await loadFlow('order-answer');
      return flow;
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This flow has no described paths', {}, { timeout: 30_000 }),
    ).toBeVisible();
  },
};

export const EveryFlowHasItsPage: Story = {
  render: () => <p>Every flow has a page.</p>,
  play: async () => {
    const shown = Object.values(pages).flatMap((page) => ('args' in page ? [page.args.id] : []));
    await expect(shown.sort()).toEqual([...flowIds].sort());
  },
};
