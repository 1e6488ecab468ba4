import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { nothingAtAll, nothingInDecember, wholeDays } from '../../../api/testing/slots.ts';
import { StoryPage } from '../testing/story-page.tsx';
import { ServiceUnknown } from './service-unknown.tsx';
import { ServiceView } from './service-view.tsx';
import { cleaning, cleaningPage } from './testing/services.ts';

const meta = {
  title: 'Storefront/Service',
  component: ServiceView,
  parameters: { inset: false },
  args: {
    data: cleaningPage,
    from: '/exterior?kind=service',
    booker: { mayBook: true, isVisitor: false },
    busy: false,
    onChoice: fn(),
    onRetry: fn(),
    today: '2026-11-25',
    now: new Date('2026-11-25T09:00:00Z'),
  },
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof ServiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeTimes: Story = {};

export const TimeChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday 10 December 2026' }));
    await userEvent.click(canvas.getByRole('button', { name: /^09:00–13:00/ }));
    await expect(canvas.getByText('Free cancellation until Mon 7 Dec, 09:00 (Palma)')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Book' })[0]).toHaveAttribute(
      'href',
      `/crew/booking/new-create-booking?service=${cleaning.id}&place=berth&port=palma&quantity=40&start=2026-12-10T08%3A00%3A00.000Z`,
    );
  },
};

/** The time in the address was taken. */
export const TimeLost: Story = {
  args: {
    data: { ...cleaningPage, choice: { ...cleaningPage.choice, startsAt: '2026-12-12T08:00:00.000Z' } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The time you chose isn’t free: Sat 12 Dec, 09:00 in Palma.'),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Friday 11 December 2026' })).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { booker: { mayBook: true, isVisitor: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^08:00–12:00/ }));
    await expect(canvas.getAllByRole('link', { name: 'Book' })[0]).toHaveAttribute('href', '/login');
  },
};

export const NotCrew: Story = { args: { booker: { mayBook: false, role: 'supplier' } } };

export const ReadingOtherTimes: Story = { args: { busy: true } };

export const WholeDays: Story = {
  args: {
    data: {
      ...cleaningPage,
      service: {
        ...cleaning,
        pricedPer: 'day',
        unit: null,
        durationUnits: null,
        cancellationPolicy: 'strict',
      },
      times: { state: 'free', slots: wholeDays },
    },
  },
};

export const NothingThisMonth: Story = {
  args: { data: { ...cleaningPage, times: { state: 'free', slots: nothingInDecember } } },
};

export const NothingFree: Story = {
  args: { data: { ...cleaningPage, times: { state: 'free', slots: nothingAtAll } } },
};

export const NoCalendarYet: Story = {
  args: {
    data: { ...cleaningPage, service: { ...cleaning, isBookable: false }, times: { state: 'closed' } },
  },
};

export const NotOfferedThere: Story = { args: { data: { ...cleaningPage, times: { state: 'refused' } } } };

export const TimesAway: Story = { args: { data: { ...cleaningPage, times: { state: 'away' } } } };

export const Remote: Story = {
  args: {
    data: {
      ...cleaningPage,
      service: {
        ...cleaning,
        name: 'Berth reservation',
        pricedPer: 'visit',
        unit: null,
        durationUnits: null,
        placeKinds: ['remote'],
        description: null,
        included: [],
        about: null,
        others: [],
      },
      choice: { placeKind: 'remote', port: null, quantity: 1, month: null, wantedFrom: null, startsAt: null },
    },
  },
};

export const LongNames: Story = {
  args: {
    data: {
      ...cleaningPage,
      service: {
        ...cleaning,
        name: 'Hydraulic passerelle overhaul with replacement of seals, hoses and folding stanchions',
        unit: 'linear metre of installed teak decking',
        price: { amountMinor: 123456789, currency: 'EUR' },
        provider: {
          ...cleaning.provider,
          name: 'Sociedad de Suministros Náuticos y Pertrechos del Mediterráneo',
        },
        included: ['Replacement of every seal, hose and clamp, with the old parts returned to you in a box'],
        description: 'Made to measure for transoms between 3.10 and 5.80 m, with a safety cut-out. '.repeat(
          9,
        ),
      },
    },
  },
};

export const Unknown: Story = { render: () => <ServiceUnknown /> };
