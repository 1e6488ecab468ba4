import { Notice, TextAreaField } from '../../../ui/index.ts';
import { atMost, FormDialog, SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import { errorText } from '../../server-data/index.ts';
import { timeToAgreeText } from '../provider/proposal-texts.ts';
import { periodText, zoneCity, type Period } from '../shared/index.ts';
import type { ProviderCalendarEntry } from './schedule.types.ts';

/** A proposed new time for an entry of the calendar. */
export interface ProposedMove {
  readonly entry: ProviderCalendarEntry;
  readonly to: Period;
  /** Whether that is within the working hours. */
  readonly isOpen: boolean;
  /** The new team; null if it stays the same. */
  readonly team: { readonly id: string; readonly name: string } | null;
}

interface ProposeMoveDialogProps {
  readonly move: ProposedMove;
  readonly zone: string;
  readonly submission: Submission;
  readonly onClose: () => void;
  readonly onPropose: (note: string) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** The maximum length of a note in the contract. */
const noteMax = 1_000;

/** Explains what a move in the calendar asks of the buyer, and proposes it. Mount it only while it is open. */
export function ProposeMoveDialog(props: ProposeMoveDialogProps) {
  const { move, zone, submission, onClose, onPropose, returnFocusTo } = props;
  const { entry, to, team } = move;
  const fields = useFields({ note: '' });
  const clock = `${zoneCity(zone)} time`;
  const keeps =
    entry.status === 'requested'
      ? 'Without an answer, the request expires and nothing is charged.'
      : 'Until the buyer agrees, the booked time applies.';
  const agree = timeToAgreeText(
    { startsAt: entry.startsAt, timeZone: zone, place: { port: null } },
    to.startsAt,
  );
  return (
    <FormDialog
      busy={submission.busy}
      unsaved="this proposal"
      onClose={onClose}
      title={`Propose ${periodText(to, zone)}?`}
      description={`${entry.title}${entry.detail === null ? '' : `, ${entry.detail}`}: now ${periodText(entry, zone)}, ${clock}.${
        team === null ? '' : ` It would be done by ${team.name}.`
      } ${agree} ${keeps} The price stays the same; the day until which the buyer can cancel free of charge moves too.`}
      returnFocusTo={returnFocusTo}
    >
      {(close) => (
        <SubmissionForm
          name="Propose another time"
          fields={fields}
          submission={submission}
          textOf={(failure) =>
            errorText(failure, 'typed', {
              SLOT_NOT_OFFERED: move.isOpen
                ? 'That time is too soon for the notice in your booking rules, or this team doesn’t work then. Choose another one.'
                : 'That time is outside your working hours. Choose another one, or change the hours of that day.',
              SLOT_TAKEN: 'That time isn’t free: travel and buffers count too. Choose another one.',
            })
          }
          onSubmit={({ note }) => onPropose(note.trim())}
          submit="Propose this time"
          onLeave={close}
        >
          {move.isOpen ? null : (
            <Notice tone="warning">
              This is outside your working hours, or in a break. Choose another time, or change the hours of
              that day first.
            </Notice>
          )}
          <TextAreaField
            label="Message to the buyer"
            optional
            rows={2}
            {...fields.field('note', atMost(noteMax))}
          />
        </SubmissionForm>
      )}
    </FormDialog>
  );
}
