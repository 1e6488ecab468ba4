import type { StatusTone } from '../../../ui/index.ts';
import type { ListingStatus } from './listing-kind.ts';

/** Each state of a listing as its vendor reads it. */
export const statusWords: Readonly<Record<ListingStatus, string>> = {
  active: 'Live',
  paused: 'Paused',
  draft: 'Draft',
  archived: 'Archived',
};

export const statusTones: Readonly<Record<ListingStatus, StatusTone>> = {
  active: 'success',
  paused: 'warning',
  draft: 'neutral',
  archived: 'neutral',
};
