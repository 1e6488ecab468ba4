import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathsInAddress } from './paths-address.ts';
import { PathsPage } from './paths-page.tsx';

/** Every path through a flow, listed and played with the real screens and mock actors: no request is sent. */
const meta = {
  title: 'Machine lab/Paths',
  component: PathsPage,
  tags: ['!autodocs'],
  parameters: { inset: false, controls: { disable: true } },
  render: (args, { id }) => <PathsPage {...args} {...pathsInAddress(id)} />,
} satisfies Meta<typeof PathsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Onboarding: Story = { args: { id: 'onboarding' } };
export const CatalogueImport: Story = { args: { id: 'import' } };
export const Checkout: Story = { args: { id: 'checkout' } };
export const Booking: Story = { args: { id: 'booking' } };
export const Session: Story = { args: { id: 'session' } };
export const Cart: Story = { args: { id: 'cart' } };
export const OrderAnswer: Story = { args: { id: 'order-answer' } };
export const BulkConfirm: Story = { args: { id: 'bulk-confirm' } };
export const Notifications: Story = { args: { id: 'notifications' } };
export const GlobalSearch: Story = { args: { id: 'global-search' } };
export const Assistant: Story = { args: { id: 'assistant' } };
export const SelfTest: Story = { args: { id: 'self-test' } };
