export { changedText } from './changed-text.ts';
export { AddToCalendar } from './add-to-calendar.tsx';
export { offeredActions, supplementActions } from './booking-actions.ts';
export { BookingBadge, SupplementBadge } from './booking-badge.tsx';
export {
  awaitedOf,
  isOver,
  bookingStatusLabel,
  bookingStatusOptions,
  bookingTabLabels,
  bookingTabs,
  isPlaced,
} from './booking-status.ts';
export { TimelinePanel } from './booking-timeline.tsx';
export type * from './booking.types.ts';
export { BookingFacts, FactsPanel } from './facts-panel.tsx';
export { CallAndDirections, phoneOf } from './call-and-directions.tsx';
export { fileByText, FilesPanel } from './files-panel.tsx';
export { isAboutNoShow, isStartedByProvider, noShowFrom } from './no-show.ts';
export {
  clockText,
  periodText,
  periodTextWithClock,
  viewersPeriodText,
  zoneCity,
  type Period,
} from './period-text.ts';
export { PeriodTime } from './period-time.tsx';
export { placeKindLabels, placeText } from './place-text.ts';
export { BookingPrice, PricePanel } from './price-panel.tsx';
export { PriceSums } from './price-sums.tsx';
export { quantityAtPrice } from './quantity-text.ts';
