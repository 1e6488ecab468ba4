import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { noHours, nothingOwn, red, schedule } from '../../../api/testing/schedule.ts';
import { services } from '../testing/items.ts';
import { notLive, ownVendor } from '../testing/own-vendor.ts';
import { vendorServer } from '../testing/vendor-server.ts';
import { VendorStage } from '../testing/vendor-stage.tsx';
import { ServicesListings } from './services-list.tsx';

interface ServicesProps {
  readonly offered?: typeof services;
  readonly vendor?: ReturnType<typeof ownVendor>;
  /** Columns hidden by the user. */
  readonly hidden?: readonly string[];
  readonly hours?: typeof schedule;
}

function Services({ offered = services, vendor = ownVendor(), hidden, hours = schedule }: ServicesProps) {
  const server = vendorServer(offered);
  server.extra['GET /vendor'] = () => server.json(200, { status: true, data: vendor });
  server.extra['GET /vendor/schedule'] = () => server.json(200, { status: true, data: hours });
  const own = { ...nothingOwn, hours: schedule.hours, noticeHours: 48, teamIds: [red.id] };
  server.extra[`GET /vendor/schedule/services/${services[0]?.id ?? ''}`] = () =>
    server.json(200, { status: true, data: own });
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

export const WordsAreTyped: Story = {
  args: {
    hidden: ['tax', 'updated', 'policy', 'lead', 'category'],
    offered: services.map((service) => ({
      ...service,
      included: [
        'Harness and helmets for two',
        'Photographs of every fitting',
        'Written report within a week',
      ],
    })),
  },
  play: async ({ canvas }) => {
    const named = /^List of what’s included of Rig inspection/;
    await userEvent.click(await canvas.findByRole('button', { name: named }));
    await expect(canvas.getByRole('textbox', { name: named })).toHaveValue(
      'Harness and helmets for two; Photographs of every fitting; Written report within a week',
    );
  },
};

export const NothingYet: Story = { args: { offered: [] } };

export const NoWorkingHours: Story = { args: { hours: noHours } };

export const HoursAndTeams: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Rig inspection' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hours and teams' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: 'Notice, this service' })).toHaveValue('48');
  },
};

/** The dialog of a row, with the notice of the provider's rules. */
export const BookingTerms: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Rig inspection' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Booking terms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking terms of Rig inspection' }));
    await dialog.findByText(
      'Your booking rules ask for longer: it has to be booked at least 2 days before its start.',
    );
  },
};

export const BookingTermsWrong: Story = {
  play: async (context) => {
    await BookingTerms.play?.(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking terms of Rig inspection' }));
    const leadTime = dialog.getByRole('textbox', { name: 'Lead time' });
    await userEvent.clear(leadTime);
    await userEvent.type(leadTime, 'soon');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the terms' }));
    await expect(
      dialog.getAllByText('Enter a lead time, like 48 hours, 10 working days or 2 weeks.').length,
    ).toBeGreaterThan(0);
  },
};
