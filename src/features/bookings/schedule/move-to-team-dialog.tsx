import { ConfirmDialog } from '../../../ui/index.ts';
import type { Submission } from '../../forms/index.ts';
import { errorText } from '../../server-data/index.ts';
import { teamTakenText } from '../provider/proposal-texts.ts';
import { periodText, zoneCity } from '../shared/index.ts';
import type { ProposedMove } from './propose-move-dialog.tsx';

interface MoveToTeamDialogProps {
  /** To another team, at the same time. */
  readonly move: ProposedMove & { readonly team: NonNullable<ProposedMove['team']> };
  readonly zone: string;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onAssign: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** A move in the calendar to another team alone, which asks nothing of the buyer. Mount it while it is open. */
export function MoveToTeamDialog(props: MoveToTeamDialogProps) {
  const { move, zone, submission, onClose, onAssign, returnFocusTo } = props;
  const { entry, team } = move;
  const { busy, failure } = submission;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={`Assign ${team.name}?`}
      confirm="Assign this team"
      busy={busy}
      returnFocusTo={returnFocusTo}
      onConfirm={onAssign}
    >
      {failure === null ? (
        `${entry.title}${entry.detail === null ? '' : `, ${entry.detail}`}: ${periodText(entry, zone)}, ${zoneCity(zone)} time. Time and price stay the same. The buyer isn’t notified.`
      ) : (
        <span role="alert">
          {errorText(failure, 'typed', {
            SLOT_TAKEN: teamTakenText,
          })}
        </span>
      )}
    </ConfirmDialog>
  );
}
