import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { Panel } from '../../ui/index.ts';
import { DeliveryForm } from '../delivery/index.ts';
import { errorText } from '../server-data/index.ts';
import { ColleaguesPanel } from './colleagues/colleagues-panel.tsx';
import { CompanyView } from './company-view.tsx';
import { InvoicingView } from './invoicing/invoicing-view.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { account, colleagues, due, invoicing, vendor } from './testing/example-company.ts';
import { deliveryMethods as methods, portChoices as ports } from '../../api/testing/delivery.ts';

function InRouter({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }]));
  return <RouterProvider router={router} />;
}

const submission: ComponentProps<typeof DeliveryForm>['submission'] = {
  busy: false,
  slow: false,
  failure: null,
  cancel: fn(),
};
const form = {
  methods,
  ports,
  ownPorts: ['antibes'],
  ownAddress: 'Camí de l’Escollera 4',
  currency: 'EUR',
  submission,
  textOf: errorText,
  onSave: fn(),
};
const noNetwork = {
  code: 'NETWORK_ERROR',
  message: 'Network Error',
  retryAfterSeconds: null,
  triesLeft: null,
  fields: [],
};

const asked = { onInvite: fn(), onChangeRole: fn(), onRemove: fn(), onWithdraw: fn() };

const paid: ComponentProps<typeof PaymentPanel> = {
  account,
  due,
  vendor: { ...vendor, commissionBasisPoints: 850 },
  setUpHref: '#set-up',
  onVisit: fn(),
  isVisiting: false,
};

const meta = {
  title: 'Supplier/Company profile',
  component: CompanyView,
  decorators: [(Story) => <InRouter Story={Story} />],
  parameters: { inset: false },
  args: {
    vendor: { ...vendor, commissionBasisPoints: 850 },
    tab: 'company',
    payments: <PaymentPanel {...paid} />,
    onChange: fn(),
    logo: null,
    standing: null,
    delivery: <DeliveryForm {...form} />,
    invoicing: (
      <Panel title="Invoices" description="Who issues the invoices and credit notes for what you sell.">
        <InvoicingView invoicing={invoicing} isOwner submission={submission} onChoose={fn()} />
      </Panel>
    ),
    colleagues: <ColleaguesPanel read={{ data: colleagues, failed: null }} {...asked} />,
  },
} satisfies Meta<typeof CompanyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Banca March, ending in 1332')).toBeVisible();
    await expect(canvas.getByText(/at the latest/)).toHaveTextContent('€213.69, Fri 4 Dec at the latest');
    await userEvent.click(canvas.getByRole('button', { name: 'Change bank account' }));
    await expect(paid.onVisit).toHaveBeenCalled();
  },
};

export const Delivery: Story = { args: { tab: 'delivery' } };

export const Colleagues: Story = { args: { tab: 'colleagues' } };

export const OneWay: Story = {
  args: {
    tab: 'delivery',
    delivery: (
      <DeliveryForm {...form} methods={methods.slice(0, 1)} submission={{ ...submission, busy: true }} />
    ),
  },
};

/** Readers cannot change anything. */
export const ForAReader: Story = {
  args: {
    tab: 'colleagues',
    colleagues: (
      <ColleaguesPanel
        read={{
          data: {
            ...colleagues,
            members: colleagues.members.map((one) => ({ ...one, actions: [] })),
            invitations: colleagues.invitations.map((one) => ({ ...one, actions: [] })),
            actions: [],
          },
          failed: null,
        }}
        {...asked}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana Abela')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove Ana Abela' })).toBeNull();
  },
};

export const NotSaved: Story = {
  args: {
    tab: 'delivery',
    delivery: <DeliveryForm {...form} submission={{ ...submission, failure: noNetwork }} />,
  },
};

export const JustBegun: Story = {
  args: {
    payments: <PaymentPanel {...paid} account={null} />,
    vendor: {
      ...vendor,
      tradingName: null,
      legalName: null,
      vatNumber: null,
      street: null,
      postalCode: null,
      city: null,
      contactName: null,
      contactEmail: null,
      contactPhone: null,
      about: null,
      ports: [],
      isLive: false,
    },
  },
};

export const SomethingMissing: Story = {
  args: {
    payments: (
      <PaymentPanel
        {...paid}
        account={{
          ...account,
          state: 'incomplete',
          chargesEnabled: false,
          requirementsDue: [{ code: 'external_account', label: 'A bank account for payouts' }],
        }}
      />
    ),
  },
};

export const Refused: Story = {
  args: {
    payments: <PaymentPanel {...paid} account={{ ...account, state: 'refused', chargesEnabled: false }} />,
  },
};
