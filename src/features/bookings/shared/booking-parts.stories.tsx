import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Panel, SecondsLeft, TimeLeft } from '../../../ui/index.ts';
import { FilesView } from '../../attached-files/index.ts';
import { BookingBadge, SupplementBadge } from './booking-badge.tsx';
import { fileByText } from './files-panel.tsx';
import { bookingStatuses } from './booking-status.ts';
import { TimelinePanel } from './booking-timeline.tsx';
import type { BookingReader } from './booking.types.ts';
import { FactsPanel } from './facts-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { confirmed, inProgress, longNames, severalDays, toAnswer } from './testing/example-bookings.ts';

const meta = { title: 'Bookings/Parts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const readers: readonly BookingReader[] = ['buyer', 'provider', 'admin'];

export const States: Story = {
  render: () => (
    <>
      {readers.map((reader) => (
        <Panel key={reader} title={reader}>
          {bookingStatuses.map((status) => (
            <BookingBadge key={status} status={status} reader={reader} />
          ))}
        </Panel>
      ))}
      <Panel title="Extra work">
        {(['proposed', 'pending_payment', 'paid', 'declined', 'withdrawn', 'expired'] as const).map((one) => (
          <SupplementBadge key={one} status={one} />
        ))}
      </Panel>
    </>
  ),
};

export const FactsForProvider: Story = { render: () => <FactsPanel booking={toAnswer} reader="provider" /> };

export const FactsForBuyer: Story = {
  render: () => <FactsPanel booking={{ ...confirmed, teamName: null }} reader="buyer" />,
};

export const FactsOfSeveralDays: Story = {
  render: () => <FactsPanel booking={severalDays} reader="provider" />,
};

export const FactsWithLongNames: Story = {
  render: () => <FactsPanel booking={longNames} reader="provider" />,
};

export const Price: Story = { render: () => <PricePanel booking={confirmed} reader="provider" /> };

export const PriceForBuyer: Story = {
  render: () => <PricePanel booking={{ ...confirmed, commission: null, share: null }} reader="buyer" />,
};

export const PriceWithoutTaxRefunded: Story = {
  render: () => <PricePanel booking={severalDays} reader="admin" />,
};

export const Timeline: Story = {
  render: () => <TimelinePanel entries={inProgress.timeline} reader="provider" />,
};

/** A drawing in place of a photo of teak with an unfinished seam. */
const seam = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#b98a56" d="M0 0h4v3H0z"/><path stroke="#3b2c1c" stroke-width=".1" d="M0 1h4M0 2h2"/></svg>',
)}`;

export const Files: Story = {
  render: () => (
    <Panel title="Photos and documents">
      <FilesView
        files={inProgress.files}
        byText={fileByText}
        // The first has loaded, the others are loading.
        addresses={new Map(inProgress.files.slice(0, 1).map(({ id }) => [id, seam]))}
        fetching={null}
        onOpen={fn()}
      />
    </Panel>
  ),
};

export const Countdowns: Story = {
  render: () => (
    <>
      <p>
        <SecondsLeft until={new Date(Date.now() + 847_000).toISOString()} />
      </p>
      <p>
        <SecondsLeft until="2026-01-01T00:00:00.000Z" />
      </p>
      <p>
        <TimeLeft until={new Date(Date.now() + 83_400_000).toISOString()} />
      </p>
    </>
  ),
};
