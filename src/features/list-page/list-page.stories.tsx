import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../ui/index.ts';
import { ListPage } from './list-page.tsx';
import { ListStage } from './list-stage.tsx';
import { page, parts } from './testing/parts.ts';
import { partsList } from './testing/parts-list.tsx';

const meta = {
  title: 'Data/List page',
  component: ListStage,
  parameters: { inset: false },
  args: {
    address: '/parts',
    answer: page(parts, 'next', 120),
    children: <ListPage list={partsList} />,
  },
} satisfies Meta<typeof ListStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Selected: Story = {
  args: {
    children: (
      <ListPage
        list={partsList}
        bulk={(chosen, onClear) =>
          chosen.length > 0 ? <Button onClick={onClear}>Clear {chosen.length} parts</Button> : null
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('button', { name: 'Clear 3 parts' })).toBeVisible();
  },
};

export const NothingYet: Story = { args: { answer: page([]) } };
export const NothingFound: Story = { args: { address: '/parts?q=keel', answer: page([]) } };
export const Waiting: Story = { args: { answer: 'never' } };
export const Offline: Story = { args: { answer: 'unreachable' } };
