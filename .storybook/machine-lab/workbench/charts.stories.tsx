import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowWorkbench } from './flow-workbench.tsx';
import { playbackInAddress } from './story-address.ts';

/**
 * Every flow and process as an interactive chart, with the real screen next to it. Everything runs with mock actors:
 * no request is sent.
 */
const meta = {
  title: 'Machine lab/Charts',
  component: FlowWorkbench,
  tags: ['!autodocs'],
  parameters: { inset: false, controls: { disable: true } },
  render: (args, { id }) => <FlowWorkbench {...args} {...playbackInAddress(id)} />,
} satisfies Meta<typeof FlowWorkbench>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Session: Story = { args: { kind: 'flow', id: 'session' } };
export const Cart: Story = { args: { kind: 'flow', id: 'cart' } };
export const Checkout: Story = { args: { kind: 'flow', id: 'checkout' } };
export const CatalogueImport: Story = { args: { kind: 'flow', id: 'import' } };
export const Onboarding: Story = { args: { kind: 'flow', id: 'onboarding' } };
export const OrderAnswer: Story = { args: { kind: 'flow', id: 'order-answer' } };
export const Booking: Story = { args: { kind: 'flow', id: 'booking' } };
export const BulkConfirm: Story = { args: { kind: 'flow', id: 'bulk-confirm' } };
export const Notifications: Story = { args: { kind: 'flow', id: 'notifications' } };
export const GlobalSearch: Story = { args: { kind: 'flow', id: 'global-search' } };
export const Assistant: Story = { args: { kind: 'flow', id: 'assistant' } };
export const SelfTest: Story = { args: { kind: 'flow', id: 'self-test' } };

export const OrderProcess: Story = { args: { kind: 'process', id: 'order' } };
export const SubOrderProcess: Story = { args: { kind: 'process', id: 'sub-order' } };
export const ApprovalProcess: Story = { args: { kind: 'process', id: 'approval' } };
export const ReturnProcess: Story = { args: { kind: 'process', id: 'return' } };
export const BookingProcess: Story = { args: { kind: 'process', id: 'booking' } };
export const DisputeProcess: Story = { args: { kind: 'process', id: 'dispute' } };
export const SupplementProcess: Story = { args: { kind: 'process', id: 'supplement' } };
export const ContactMessageProcess: Story = { args: { kind: 'process', id: 'contact-message' } };
export const PaymentProcess: Story = { args: { kind: 'process', id: 'payment' } };
export const TransferProcess: Story = { args: { kind: 'process', id: 'transfer' } };
export const VendorProcess: Story = { args: { kind: 'process', id: 'vendor' } };
export const VendorApplicationProcess: Story = { args: { kind: 'process', id: 'vendor-application' } };
