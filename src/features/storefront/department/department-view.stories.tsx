import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foundAt } from '../search/testing/listings.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { DepartmentView } from './department-view.tsx';

const data = { ...foundAt('/exterior'), slug: 'exterior' } as const;

const meta = {
  title: 'Storefront/Department',
  component: DepartmentView,
  parameters: { inset: false },
  args: { data, children: <p>What it finds.</p> },
  decorators: [
    (Story) => (
      <StoryPage at="/exterior?q=fender">
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof DepartmentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsLead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search in Exterior' })).toHaveValue('fender');
  },
};

export const MarketAway: Story = { args: { data: { ...data, found: null } } };
