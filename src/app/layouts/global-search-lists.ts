import type { RoleName } from '../../lib/roles.ts';

/** A part of a role's page that the search finds by name. */
export interface PagePart {
  /** Its address below that of the role. */
  readonly at: string;
  readonly label: string;
  readonly words: string;
  /** How to get from the page to the topic, if that has no address of its own. */
  readonly about?: string;
}

const waiting = 'waiting pending open unanswered unconfirmed awaiting';
const over = 'done finished past old';
const refused = 'canceled declined withdrawn refused';

/** A vendor's own listings, by the states that vendors name. */
const listingParts = (at: string, noun: string): readonly PagePart[] => [
  { at: `${at}?status=active`, label: `${noun} on sale`, words: 'active live published' },
  {
    at: `${at}?status=paused`,
    label: `Paused ${noun.toLowerCase()}`,
    words: 'stopped hidden offline not on sale',
  },
  {
    at: `${at}?status=draft`,
    label: `Drafts of ${noun.toLowerCase()}`,
    words: 'draft unpublished not on sale unfinished',
  },
  { at: `${at}?status=archived`, label: `Archived ${noun.toLowerCase()}`, words: 'deleted removed old' },
];

/** The lists of orders, bookings and listings, by the states that users name: "waiting orders". */
export const listParts: Readonly<Record<RoleName, readonly PagePart[]>> = {
  crew_member: [
    {
      at: 'orders-management?status=placed',
      label: 'Orders waiting for an answer',
      words: `${waiting} supplier confirmation`,
    },
    { at: 'orders-management?status=pending_payment', label: 'Orders to pay', words: 'unpaid payment' },
    {
      at: 'orders-management?status=confirmed',
      label: 'Confirmed orders',
      words: 'accepted coming expected',
    },
    { at: 'orders-management?status=fulfilled', label: 'Delivered orders', words: 'arrived received' },
    { at: 'orders-management?status=completed', label: 'Completed orders', words: over },
    { at: 'orders-management?status=cancelled', label: 'Cancelled orders', words: refused },
    {
      at: 'calendar?show=bookings&tab=upcoming',
      label: 'Upcoming bookings',
      words: 'next coming confirmed planned future',
    },
    {
      at: 'calendar?show=bookings&tab=waiting',
      label: 'Bookings waiting for the provider',
      words: `${waiting} answer confirmation`,
    },
    {
      at: 'calendar?show=bookings&tab=to_answer',
      label: 'Bookings to answer',
      words: 'proposed another time',
    },
    { at: 'calendar?show=bookings&tab=to_pay', label: 'Bookings to pay', words: 'unpaid payment' },
    { at: 'calendar?show=bookings&tab=done', label: 'Completed bookings', words: over },
    { at: 'calendar?show=bookings&tab=closed', label: 'Closed bookings', words: `cancelled ${refused}` },
  ],
  supplier: [
    { at: 'orders?tab=to_answer', label: 'Orders to confirm', words: `new answer accept ${waiting}` },
    {
      at: 'orders?tab=waiting',
      label: 'Orders waiting for the crew',
      words: 'proposed change buyer customer answer',
    },
    {
      at: 'orders?tab=to_send',
      label: 'Orders to send',
      words: 'dispatch ship pack prepare confirmed due today tomorrow',
    },
    {
      at: 'orders?tab=on_the_way',
      label: 'Sent or delivered orders',
      words: 'dispatched shipped arrived way',
    },
    { at: 'orders?tab=done', label: 'Completed orders', words: over },
    { at: 'orders?tab=closed', label: 'Closed orders', words: `cancelled ${refused}` },
    {
      at: 'inventory?status=active&stock=short&sort=stock',
      label: 'Items low or sold out',
      words: 'out of stock low stock no stock reorder level running out shortage empty missing restock',
    },
    ...listingParts('inventory', 'Items'),
  ],
  service_provider: [
    { at: 'bookings?tab=to_answer', label: 'Bookings to answer', words: `new confirm accept ${waiting}` },
    {
      at: 'bookings?tab=waiting',
      label: 'Bookings waiting for the crew',
      words: 'proposed time buyer customer answer',
    },
    {
      at: 'bookings?tab=upcoming',
      label: 'Upcoming bookings',
      words: 'next coming confirmed planned future',
    },
    { at: 'bookings?tab=in_progress', label: 'Bookings in progress', words: 'running started today now' },
    { at: 'bookings?tab=disputed', label: 'Disputed bookings', words: 'disputes problems complaints' },
    { at: 'bookings?tab=done', label: 'Completed bookings', words: over },
    { at: 'bookings?tab=closed', label: 'Closed bookings', words: `cancelled ${refused}` },
    ...listingParts('services', 'Services'),
  ],
  admin: [
    { at: 'orders-management?status=placed', label: 'Orders waiting for an answer', words: waiting },
    { at: 'orders-management?status=pending_payment', label: 'Unpaid orders', words: 'payment pay' },
    {
      at: 'orders-management?status=confirmed',
      label: 'Confirmed orders',
      words: 'accepted coming expected',
    },
    { at: 'orders-management?status=fulfilled', label: 'Delivered orders', words: 'arrived received' },
    { at: 'orders-management?status=completed', label: 'Completed orders', words: over },
    { at: 'orders-management?status=cancelled', label: 'Cancelled orders', words: refused },
    {
      at: 'bookings-management?tab=in_progress',
      label: 'Bookings in progress',
      words: 'running started now',
    },
    { at: 'bookings-management?tab=done', label: 'Completed bookings', words: over },
    {
      at: 'approve?status=submitted',
      label: 'New applications',
      words: `submitted ${waiting}`,
    },
    { at: 'approve?status=in_review', label: 'Applications in review', words: 'reviewing' },
    {
      at: 'approve?status=changes_requested',
      label: 'Applications with changes requested',
      words: 'asked incomplete',
    },
    { at: 'approve?status=rejected', label: 'Rejected applications', words: 'refused declined' },
    { at: 'dashboard?show=messages&status=held', label: 'Messages that look like spam', words: 'held junk' },
    { at: 'bookings-management?tab=to_answer', label: 'Bookings waiting for an answer', words: waiting },
    { at: 'bookings-management?tab=upcoming', label: 'Upcoming bookings', words: 'next coming confirmed' },
    { at: 'bookings-management?tab=closed', label: 'Closed bookings', words: `cancelled ${refused}` },
  ],
};
