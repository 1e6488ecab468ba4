import { SubmissionConfirmDialog, type Submission } from '../../forms/index.ts';
import { errorText, type Failure } from '../../server-data/index.ts';
import { teamTakenText } from '../provider/proposal-texts.ts';
import { periodText, zoneCity } from '../shared/index.ts';
import type { ProposedMove } from './propose-move-dialog.tsx';

interface MoveToTeamDialogProps {
  /** A move to another team at the same time. */
  readonly move: ProposedMove & { readonly team: NonNullable<ProposedMove['team']> };
  readonly zone: string;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onAssign: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

const assignErrorText = (failure: Failure): string =>
  errorText(failure, 'pressed', { SLOT_TAKEN: teamTakenText });

/** Moves a booking to another team, which the buyer does not have to agree to. Mount it only while it is open. */
export function MoveToTeamDialog(props: MoveToTeamDialogProps) {
  const { move, zone, submission, onClose, onAssign, returnFocusTo } = props;
  const { entry, team } = move;
  return (
    <SubmissionConfirmDialog
      submission={submission}
      textOf={assignErrorText}
      onClose={onClose}
      title={`Assign ${team.name}?`}
      confirm="Assign this team"
      returnFocusTo={returnFocusTo}
      onConfirm={onAssign}
    >
      {`${entry.title}${entry.detail === null ? '' : `, ${entry.detail}`}: ${periodText(entry, zone)}, ${zoneCity(zone)} time. Time and price stay the same. The buyer isn’t notified; to tell them, assign the team on the booking’s page.`}
    </SubmissionConfirmDialog>
  );
}
