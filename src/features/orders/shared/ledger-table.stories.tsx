import { ledgerLineOf } from '../../../api/testing/orders.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { LedgerTable } from './ledger-table.tsx';

/** The width in px of the panels of a booking's page on a laptop, next to its price. */
const panelWidth = 758;

const meta = {
  title: 'Orders/Ledger table',
  component: LedgerTable,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <div style={{ maxWidth: panelWidth }}>
          <Story />
        </div>
      </MemoryRouter>
    ),
  ],
  args: {
    reader: 'admin',
    noun: 'Booking',
    hidden: ['buyer', 'vendor'],
    empty: null,
    lines: [
      ledgerLineOf({ subOrderNumber: 'B-10001/2' }),
      ledgerLineOf({ entryId: 'reversal', kind: 'reversal', subOrderNumber: 'B-10001' }),
    ],
  },
} satisfies Meta<typeof LedgerTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last column of money is not cut off. */
export const BesideAPrice: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Transactions' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(panelWidth);
  },
};
