import type { StatusTone } from '../../../ui/index.ts';
import type { ListingStatus } from './listing-kind.ts';

const words = { paused: 'Paused', draft: 'Draft', archived: 'Archived' } as const;

/** A state of a listing as its vendor reads it: what could be sold is on sale only while the shop is live. */
export const statusWordOf = (status: ListingStatus, isLive: boolean | null): string =>
  status === 'active' ? (isLive ? 'On sale' : 'Ready') : words[status];

const tones = { paused: 'warning', draft: 'neutral', archived: 'neutral' } as const;

export const statusToneOf = (status: ListingStatus, isLive: boolean | null): StatusTone =>
  status === 'active' ? (isLive ? 'success' : 'info') : tones[status];
