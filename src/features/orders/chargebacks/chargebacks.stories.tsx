import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListStage } from '../../list-page/index.ts';
import { ChargebackPanel } from './chargeback-panel.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { lostChargeback, openChargeback, sentChargeback } from './testing/example-chargebacks.ts';

const meta = {
  title: 'Orders/Chargeback',
  component: ChargebackPanel,
  args: { chargeback: openChargeback, onSend: fn() },
  // Files are uploaded and downloaded by separate calls.
  decorators: [
    (Story) => (
      <ListStage address="/admin/orders-management/order-1" answer={{}}>
        <Story />
      </ListStage>
    ),
  ],
} satisfies Meta<typeof ChargebackPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Sent: Story = { args: { chargeback: sentChargeback } };

export const Lost: Story = { args: { chargeback: lostChargeback } };

export const Evidence: Story = {
  render: (args) => (
    <EvidenceDialog
      chargeback={args.chargeback}
      submission={{ busy: false, slow: false, failure: null, cancel: fn() }}
      returnFocusTo={() => null}
      onClose={fn()}
      onSend={fn()}
    />
  ),
};
