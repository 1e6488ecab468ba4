import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryPage } from '../testing/story-page.tsx';
import { listings } from '../search/testing/listings.ts';
import { loadBelowHero } from './home-parts.ts';
import { HomeView } from './home-view.tsx';
import { overview } from './testing/overview.ts';

const showcase = [{ slug: 'exterior' as const, items: listings.slice(0, 4) }];

const meta = {
  title: 'Storefront/Home',
  component: HomeView,
  parameters: { inset: false },
  args: { overview, showcase, results: null, isSearching: false, retrying: false, onRetry: fn() },
  // The sections of these stories load after the first paint.
  loaders: [async () => ({ below: await loadBelowHero() })],
  decorators: [
    (Story) => (
      <StoryPage>
        <div style={{ paddingBottom: 96 }}>
          <Story />
        </div>
      </StoryPage>
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
