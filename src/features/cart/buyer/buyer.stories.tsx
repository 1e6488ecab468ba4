import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { charterCompany, noDetails } from '../../../api/testing/delivery.ts';
import { valuesOf } from '../place/place-values.ts';
import { BillToDialog } from './bill-to-dialog.tsx';
import { BuyerPanel } from './buyer-panel.tsx';

const place = (details: Parameters<typeof valuesOf>[0]) => ({
  values: valuesOf(details),
  problems: {},
  stateIn: () => ({ kind: 'idle' as const }),
  type: fn(),
  leave: fn(),
});

const company = {
  ...noDetails,
  billTo: charterCompany,
  poNumber: 'HT-2026-114',
  costCentre: 'Deck',
};

const meta = {
  title: 'Cart/Who is buying',
  component: BuyerPanel,
  args: { details: noDetails, place: place(noDetails), onBusiness: fn(), onPrivate: fn() },
} satisfies Meta<typeof BuyerPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Privately: Story = {};

export const ForABusiness: Story = { args: { details: company, place: place(company) } };

export const WithLongNames: Story = {
  args: {
    details: {
      ...company,
      billTo: {
        ...charterCompany,
        companyName:
          'Compagnie Méditerranéenne d’Approvisionnement et d’Affrètement des Grands Yachts S.A.R.L.',
        usedCommercially: true,
      },
    },
    place: place(company),
  },
};

const still = { busy: false, slow: false, failure: null, cancel: fn() };

export const AsksForTheBusiness: Story = {
  render: () => (
    <BillToDialog
      billTo={charterCompany}
      yachtName="Halcyon Tide"
      submission={still}
      onSave={fn()}
      onClose={fn()}
    />
  ),
};

export const SaysWhatIsMissing: Story = {
  render: () => (
    <BillToDialog billTo={null} yachtName={null} submission={still} onSave={fn()} onClose={fn()} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Buy for this business' }));
    await expect((await page.findAllByText('Enter the name of the business.'))[0]).toBeVisible();
  },
};
