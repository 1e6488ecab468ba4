import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AccountMenuView } from './account-menu-view.tsx';
import { maraInSession, pendingMara } from './testing/people.ts';
import { inRouter } from './testing/story-parts.tsx';

const meta = {
  title: 'Account/Account menu',
  component: AccountMenuView,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420, alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
    inRouter,
  ],
  args: { who: maraInSession, theme: 'system', from: '/', onTheme: fn(), onSignOut: fn() },
} satisfies Meta<typeof AccountMenuView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { args: { who: 'visitor' } };
export const Restoring: Story = { args: { who: 'restoring' } };
export const Person: Story = {};
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Mara Lindqvist' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
  },
};
export const Pending: Story = {
  args: { who: pendingMara },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of Mara Lindqvist' }));
    await expect(await screen.findByRole('menuitem', { name: 'Enter your code' })).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Dashboard' })).toBeNull();
  },
};
