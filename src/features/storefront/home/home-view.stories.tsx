import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { StandingSession } from '../testing/session.tsx';
import { HomeView } from './home-view.tsx';
import { overview } from './testing/overview.ts';

const meta = {
  title: 'Storefront/Home',
  component: HomeView,
  parameters: { inset: false },
  args: { overview, retrying: false, onRetry: fn() },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main style={{ paddingBottom: 96 }}>
          <StandingSession>
            <Story />
          </StandingSession>
        </main>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheMarket: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Chef & Galley/ })).toHaveAttribute(
      'href',
      '/chef-galley',
    );
    await expect(canvas.queryByText('service providers')).toBeNull();
  },
};

export const MarketAway: Story = {
  args: { overview: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TryingAgain: Story = {
  args: { overview: null, retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const FirstDay: Story = {
  args: { overview: { ...overview, figures: { crew: 0, suppliers: 0, serviceProviders: 0, ports: 4 } } },
};
