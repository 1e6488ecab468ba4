import type { Submission } from '../../../forms/index.ts';
import type { Booking } from '../../shared/index.ts';
import type { ActInput, FreeTeam } from './booking-queries.ts';
import type { ProviderAction } from './provider-actions.ts';

/** What the dialog of any step is given. */
export interface ActDialogProps {
  /** The step that is asked about. */
  readonly action: Exclude<ProviderAction, 'propose_supplement'>;
  readonly booking: Booking;
  /** Teams that are free at its time; null while that is not known. */
  readonly freeTeams: readonly FreeTeam[] | null;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onAct: (input: ActInput) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}
