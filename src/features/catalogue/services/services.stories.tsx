import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { shopStandingOf } from '../shop/shop-standing.ts';
import { services } from '../testing/items.ts';
import { notLive } from '../testing/own-vendor.ts';
import { StoryList, type StoryListProps } from '../testing/story-list.tsx';
import { serviceKind, type Service } from './service-kind.ts';
import { servicesTable } from './services-table.tsx';
import { servicesWords } from './services-words.ts';

const Services = (props: StoryListProps<Service>) => <StoryList {...props} />;

const meta = {
  title: 'Catalogue/Services',
  component: Services,
  parameters: { inset: false },
  args: { kind: serviceKind, words: servicesWords, table: servicesTable, items: services },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Services>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnOffer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Duration of Rig inspection:/ }));
    await userEvent.keyboard('1:15{Enter}');
    await expect(
      canvas.getByRole('button', { name: 'Duration of Rig inspection: 1 h 15 min. Change' }),
    ).toHaveFocus();
  },
};

const waiting = shopStandingOf(notLive.waiting);
export const WaitingForApproval: Story = {
  args: {
    state: {
      isLive: false,
      notice: waiting && {
        standing: waiting,
        setUpHref: '#set-up',
        resuming: false,
        onResume: () => undefined,
      },
    },
  },
};

export const EveryColumn: Story = { args: { hidden: [] } };

export const NothingYet: Story = { args: { items: [] } };
