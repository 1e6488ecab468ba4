import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import committed from './coverage.data.json' with { type: 'json' };
import { allCovered, someRed } from './coverage.fixture.ts';
import { CoveragePage } from './coverage-page.tsx';
import type { MachineCoverage } from './coverage.types.ts';

const meta = {
  title: 'Machine lab/Coverage',
  component: CoveragePage,
  tags: ['!autodocs'],
  parameters: { inset: false },
} satisfies Meta<typeof CoveragePage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Written by scripts/check-state-coverage.mjs with this type; a JSON import widens `'flow' | 'process'` to `string`.
export const Coverage: Story = { args: { machines: committed as readonly MachineCoverage[] } };

export const AllCovered: Story = { args: { machines: allCovered } };

export const SomeUncovered: Story = {
  args: { machines: someRed },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('Neither story nor test')).toHaveLength(3);
    await userEvent.selectOptions(page.getByLabelText('Show'), 'Without story and test');
    await expect(page.getAllByRole('row')).toHaveLength(4);
    await userEvent.selectOptions(page.getByLabelText('Machine'), 'transfer');
    await expect(page.getAllByRole('rowheader')).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  args: { machines: someRed },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Search states and tests'), 'nowhere{Enter}');
    await expect(page.getByText('No state has this name')).toBeVisible();
  },
};

export const NothingKnown: Story = { args: { machines: [] } };
