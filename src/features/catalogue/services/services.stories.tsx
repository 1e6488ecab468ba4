import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { services } from '../testing/items.ts';
import { notLive, ownVendor } from '../testing/own-vendor.ts';
import { vendorServer } from '../testing/vendor-server.ts';
import { VendorStage } from '../testing/vendor-stage.tsx';
import { ServicesListings } from './services-list.tsx';

interface ServicesProps {
  readonly offered?: typeof services;
  readonly vendor?: ReturnType<typeof ownVendor>;
  /** Columns that the user has hidden. */
  readonly hidden?: readonly string[];
}

function Services({ offered = services, vendor = ownVendor(), hidden }: ServicesProps) {
  const server = vendorServer(offered);
  server.extra['GET /vendor'] = () => server.json(200, { status: true, data: vendor });
  localStorage.removeItem('columns:services');
  if (hidden) localStorage.setItem('columns:services', JSON.stringify(hidden));
  return (
    <VendorStage api={server.api}>
      <ServicesListings />
    </VendorStage>
  );
}

const meta = {
  title: 'Catalogue/Services',
  component: Services,
  parameters: { inset: false },
} satisfies Meta<typeof Services>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnOffer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Duration of Rig inspection:/ }));
    await userEvent.keyboard('1:15{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Duration of Rig inspection: 1 h 15 min. Change' }),
    ).toHaveFocus();
  },
};

export const WaitingForApproval: Story = { args: { vendor: notLive.waiting } };

export const EveryColumn: Story = { args: { hidden: [] } };

export const NothingYet: Story = { args: { offered: [] } };
