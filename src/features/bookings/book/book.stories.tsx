import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRouter } from '../../testing/in-router.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import {
  booking,
  company,
  confirmed,
  declinedCard,
  engineService,
  held,
  nearestSlots,
  newPrice,
  readyToReview,
  rescheduleProposed,
  timeProposed,
  untaxedPrice,
  withService,
  work,
} from '../../../machines/booking/testing/examples.ts';
import { BookView } from './book-view.tsx';
import { bookingIn, failure } from './testing/booking-states.ts';
import { cards, heldTime, reads, search, slotsRead } from './testing/example-reads.ts';

const longName =
  'Standing rigging inspection above and below deck with a written report for the insurer and the flag state';

const meta = {
  title: 'Bookings/Book',
  component: BookView,
  parameters: { inset: false },
  decorators: [inRouter],
  args: {
    ...reads,
    snapshot: bookingIn({ service: 'choosing' }, { service: null, offer: null }),
    send: fn(),
  },
} satisfies Meta<typeof BookView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {};

export const NoServices: Story = {
  args: { search: { ...search, query: 'submarine', found: { items: [], total: 0 } } },
};

export const ServicesUnreachable: Story = {
  args: {
    search: {
      ...search,
      found: undefined,
      failed: { details: 'NETWORK_ERROR', busy: false, onRetry: fn(), reason: null },
    },
  },
};

export const ProviderSuspendedMeanwhile: Story = {
  args: {
    snapshot: bookingIn(
      { service: 'choosing' },
      { service: null, offer: null, failure: failure('LISTING_NOT_AVAILABLE') },
    ),
  },
};

export const PlaceAndTime: Story = {
  args: {
    snapshot: bookingIn({ slot: 'choosing' }, { draft: { ...withService, ...work }, offer: null }),
  },
};

export const PlaceNotChosen: Story = {
  args: { snapshot: bookingIn({ slot: 'choosing' }, { draft: withService, offer: null }) },
};

export const QuantityDecides: Story = {
  play: async ({ canvas, args }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: /m²/ });
    for (const wrong of ['0', '2.5', '100000']) {
      await userEvent.clear(quantity);
      await userEvent.type(quantity, wrong);
      await expect(canvas.getByText(/^Enter a whole number from 1 to /)).toBeVisible();
      await expect(canvas.queryByText('Free times')).toBeNull();
    }
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '30');
    await expect(canvas.queryByText(/^Enter a whole number/)).toBeNull();
    await expect(args.send).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'WORK.CHANGED', work: { ...work, quantity: 30 } }),
    );
  },
  args: {
    snapshot: bookingIn(
      { slot: 'choosing' },
      {
        draft: { ...withService, ...work, quantity: 24 },
        offer: null,
        service: {
          ...engineService,
          name: longName,
          pricedPer: 'unit',
          unit: 'm²',
          durationUnits: 10,
          price: { amountMinor: 1_800, currency: 'EUR' },
        },
      },
    ),
  },
};

export const SlotTaken: Story = {
  args: {
    snapshot: bookingIn(
      { slot: 'choosing' },
      { offer: null, failure: failure('SLOT_TAKEN', { nearestSlots: [...nearestSlots] }) },
    ),
  },
};

export const HoldRanOut: Story = {
  args: {
    snapshot: bookingIn({ slot: 'choosing' }, { offer: null, failure: failure('HOLD_RAN_OUT') }),
  },
};

export const TimesUnreachable: Story = {
  args: {
    snapshot: bookingIn({ slot: 'choosing' }, { offer: null }),
    slots: {
      ...slotsRead,
      slots: undefined,
      failed: { details: 'NETWORK_ERROR', busy: false, onRetry: fn(), reason: null },
    },
  },
};

export const Details: Story = { args: { snapshot: bookingIn({ details: 'filling' }) } };

export const BillingPrivate: Story = { args: { snapshot: bookingIn({ billing: 'choosing' }) } };

export const BillingCompany: Story = {
  args: { snapshot: bookingIn({ billing: 'choosing' }, { draft: { ...readyToReview, billTo: company } }) },
};

export const Review: Story = { args: { snapshot: bookingIn({ review: 'reviewing' }) } };

export const ReviewForCompanyWithLongNames: Story = {
  args: {
    snapshot: bookingIn(
      { review: 'reviewing' },
      {
        draft: { ...readyToReview, billTo: company },
        service: {
          ...engineService,
          name: longName,
          provider: { ...engineService.provider, name: cards[1]?.provider.name ?? '' },
        },
      },
    ),
  },
};

export const PriceWorkedOut: Story = {
  args: { snapshot: bookingIn({ review: { pricing: 'slow' } }, { price: null }) },
};

export const PriceUnknown: Story = {
  args: {
    snapshot: bookingIn(
      { review: 'unpriced' },
      { price: null, failure: failure('NETWORK_ERROR', { message: 'Network Error' }) },
    ),
  },
};

/** Reverse charge: the button shows the amount without tax. */
export const ReviewWithReverseCharge: Story = {
  args: {
    snapshot: bookingIn(
      { review: 'reviewing' },
      { draft: { ...readyToReview, billTo: company }, price: untaxedPrice },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Reverse charge: the buyer accounts for the VAT/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Tax (0%) €0.00' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hold the time and pay €360.00' })).toBeEnabled();
  },
};

export const VatIdUnknown: Story = {
  args: {
    snapshot: bookingIn(
      { billing: 'choosing' },
      {
        draft: { ...readyToReview, billTo: company },
        price: null,
        failure: failure('VALIDATION', {
          fields: [
            {
              field: 'billTo/vatId',
              message: 'VIES, the Union’s register, doesn’t know this VAT ID. Check it, or leave it out.',
            },
          ],
        }),
      },
    ),
  },
};

export const TaxUndecided: Story = {
  args: {
    snapshot: bookingIn(
      { billing: 'choosing' },
      {
        draft: { ...readyToReview, billTo: company },
        price: null,
        failure: failure('TAX_UNDECIDED', { missing: ['seller_vat_registration'] }),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Riviera Marine Engineering has no VAT ID, so it can’t sell across this border\./),
    ).toBeVisible();
  },
};

export const PriceChanged: Story = {
  args: {
    snapshot: bookingIn({ review: 'reviewing' }, { price: newPrice, failure: failure('PRICE_CHANGED') }),
  },
};

export const NotSureWhetherHeld: Story = {
  args: {
    snapshot: bookingIn(
      { review: 'unsure' },
      { failure: failure('UNAVAILABLE', { message: 'This is not available at the moment.' }) },
    ),
  },
};

/** The notice is below the page's bar and as wide as the step below it. */
export const AnotherTimeHeld: Story = {
  args: { snapshot: bookingIn({ review: 'reviewing' }), held: [heldTime, { ...heldTime, id: 'other' }] },
  play: async ({ canvas }) => {
    const [notice] = canvas.getAllByText(/^You’re holding a time for/);
    const title = canvas.getByRole('heading', { level: 1 });
    const box = notice?.closest('[data-tone]')?.getBoundingClientRect();
    await expect(box?.left).toBe(title.getBoundingClientRect().left);
    await expect(box?.top).toBeGreaterThanOrEqual(24);
  },
};

export const Held: Story = { args: { snapshot: bookingIn({ payment: 'held' }, { booking: held }) } };

export const CardDeclined: Story = {
  args: { snapshot: bookingIn({ payment: 'declined' }, { booking: declinedCard }) },
};

export const ReverseCharge: Story = {
  args: {
    snapshot: bookingIn(
      { payment: 'held' },
      {
        booking: {
          ...held,
          taxBasisPoints: 0,
          tax: { amountMinor: 0, currency: 'EUR' },
          total: held.subtotal,
          taxReason: 'Reverse charge: the buyer accounts for the tax.',
        },
      },
    ),
  },
};

export const PaymentPageAway: Story = {
  args: {
    snapshot: bookingIn({ payment: 'held' }, { booking: held, failure: failure('PAYMENT_PAGE_AWAY') }),
  },
};

export const Confirming: Story = {
  args: { snapshot: bookingIn({ payment: 'confirming' }, { booking: held }) },
};

export const Requested: Story = {
  args: {
    snapshot: bookingIn(
      { answer: 'awaiting' },
      { booking: booking('requested', { actions: ['withdraw', 'add_file'] }) },
    ),
  },
};

export const TimeProposed: Story = {
  args: { snapshot: bookingIn({ answer: 'timeProposed' }, { booking: timeProposed }) },
};

export const Confirmed: Story = {
  args: { snapshot: bookingIn({ answer: 'confirmed' }, { booking: confirmed }) },
};

export const RescheduleProposed: Story = {
  args: { snapshot: bookingIn({ answer: 'rescheduleProposed' }, { booking: rescheduleProposed }) },
};

export const ProposingAnotherTime: Story = {
  args: {
    snapshot: bookingIn({ answer: 'choosingTime' }, { booking: confirmed }),
  },
};

export const Declined: Story = {
  args: {
    snapshot: bookingIn(
      { answer: 'declined' },
      { booking: booking('declined', { answer: 'We are away that week.' }) },
    ),
  },
};

export const CouldNotBeLoaded: Story = {
  args: {
    snapshot: bookingIn('trouble', { failure: failure('NETWORK_ERROR', { message: 'Network Error' }) }),
  },
};
