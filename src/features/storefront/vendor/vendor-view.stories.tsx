import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { listings } from '../search/testing/listings.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { bahia } from './testing/vendors.ts';
import { VendorView } from './vendor-view.tsx';

const meta = {
  title: 'Storefront/Vendor',
  component: VendorView,
  parameters: { inset: false },
  args: { vendor: bahia, listings: [], total: 0, totalIsLowerBound: false, onAdd: fn(async () => undefined) },
  decorators: [
    (Story) => (
      <StoryPage at={`/vendor-services/${bahia.id}`}>
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof VendorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Provider: Story = {};
export const Supplier: Story = {
  args: {
    vendor: {
      ...bahia,
      kind: 'supplier',
      name: 'Compañía Balear de Efectos Navales y Servicios Portuarios del Mediterráneo Occidental',
      about: null,
      services: [],
      cancellationPolicies: [],
    },
    listings,
    total: 188,
  },
};
export const NothingOffered: Story = {
  args: { vendor: { ...bahia, services: [], ports: [], about: null, cancellationPolicies: [] } },
};
