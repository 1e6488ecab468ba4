import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryPage } from '../testing/story-page.tsx';
import { DirectoryView } from './directory-view.tsx';
import { cards, directoryAt, manyCards } from './testing/cards.ts';

const meta = {
  title: 'Storefront/Directory of services',
  component: DirectoryView,
  parameters: { inset: false },
  args: {
    data: directoryAt('/vendor-services'),
    busy: false,
    isOffline: false,
    onGo: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <StoryPage at="/vendor-services">
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof DirectoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {
  play: async ({ canvas, args }) => {
    // Only narrow screens have the button.
    const open = canvas.queryByRole('button', { name: 'Filters' });
    if (open) await userEvent.click(open);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Port' }), 'Palma');
    await expect(args.onGo).toHaveBeenCalledWith('/vendor-services?port=palma');
  },
};

export const OnADay: Story = {
  args: { data: directoryAt('/vendor-services?port=palma&date=2026-12-03', { items: cards.slice(0, 2) }) },
};

export const ManyServices: Story = {
  args: { data: directoryAt('/vendor-services', { items: manyCards(24), nextCursor: 'next', total: 1312 }) },
};

export const LoadingMore: Story = {
  args: { ...ManyServices.args, busy: true },
};

export const NothingFreeOnTheDay: Story = {
  args: { data: directoryAt('/vendor-services?date=2026-12-25', { items: [], total: 25 }) },
};

export const NoMatch: Story = {
  args: { data: directoryAt('/vendor-services?category=Sails', { items: [], total: 0 }) },
};

export const LongNames: Story = {
  args: {
    data: directoryAt('/vendor-services', {
      items: cards.map((card) => ({
        ...card,
        name: 'Hydraulic passerelle overhaul with replacement of seals, hoses and folding stanchions, on board or at the yard',
        unit: 'linear metre of installed teak decking',
        pricedPer: 'unit',
        price: { amountMinor: 123456789, currency: 'EUR' },
        provider: {
          ...card.provider,
          name: 'Sociedad de Suministros Náuticos y Pertrechos del Mediterráneo',
        },
      })),
    }),
  },
};

export const Away: Story = { args: { data: { ...directoryAt('/vendor-services'), directory: null } } };

export const Offline: Story = { args: { ...Away.args, isOffline: true } };
