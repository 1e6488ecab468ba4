import type { Submission } from '../../../forms/index.ts';
import type { Booking } from '../../shared/index.ts';
import type { ActInput, FreeTeam } from './booking-queries.ts';
import type { ProviderAction } from './provider-actions.ts';

/** Props shared by the dialogs of all actions. */
export interface BookingActionDialogProps {
  /** The action to confirm. */
  readonly action: Exclude<ProviderAction, 'propose_supplement' | 'report_no_show'>;
  readonly booking: Booking;
  /** The teams that are free at its time; null while unknown. */
  readonly freeTeams: readonly FreeTeam[] | null;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onAction: (input: ActInput) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}
