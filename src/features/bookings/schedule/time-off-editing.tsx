import { useRef, useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { RemoveTimeOff } from './panels/remove-time-off.tsx';
import { StandingBookingsDialog } from './panels/standing-bookings.tsx';
import { TimeOffDialog } from './panels/time-off-dialog.tsx';
import type { TimeOffValues } from './panels/time-off-values.ts';
import type { BookingAtTime, Schedule, TimeOff, TimeOffGiven } from './schedule.types.ts';
import { useAddTimeOff, useChangeTimeOff, useRemoveTimeOff } from './time-off-queries.ts';

/** The bookings because of which the server refused time off. */
const bookingsInTheWay = (error: Error | null): readonly BookingAtTime[] | null =>
  error instanceof ApiError ? (error.details.bookings ?? null) : null;

interface EditingProps {
  readonly schedule: Schedule;
  readonly begun: TimeOffValues;
  readonly onClose: () => void;
}

/** Adds time off; where something is booked, it can be added around the bookings, which then are answered one by one. */
export function AddTimeOff({ schedule, begun, onClose }: EditingProps) {
  const [standing, setStanding] = useState<readonly BookingAtTime[]>([]);
  const [added, setAdded] = useState<TimeOffGiven | null>(null);
  const addition = useAddTimeOff((input) => (input.aroundBookings === true ? setAdded(input) : onClose()));
  const bookings = bookingsInTheWay(addition.error);
  if (added !== null)
    return (
      <StandingBookingsDialog
        bookings={standing}
        zone={schedule.timeZone}
        hasOtherTeam={added.teamId !== null && schedule.teams.length > 1}
        onClose={onClose}
      />
    );
  return (
    <TimeOffDialog
      schedule={schedule}
      begun={begun}
      submission={addition}
      bookings={bookings}
      onClose={onClose}
      onSave={(input) => void addition.run(input)}
      onSaveAround={(input) => {
        setStanding(bookings ?? []);
        void addition.run({ ...input, aroundBookings: true });
      }}
      onRemove={null}
    />
  );
}

interface ChangeTimeOffProps extends EditingProps {
  readonly was: TimeOff;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** Changes or removes existing time off. */
export function ChangeTimeOff({ schedule, begun, was, onClose, returnFocusTo }: ChangeTimeOffProps) {
  const [isAsking, setAsking] = useState(false);
  // The pressed element disappears together with the removed time off.
  const isGone = useRef(false);
  const done = () => {
    isGone.current = true;
    onClose();
  };
  const change = useChangeTimeOff(was.id, onClose);
  const removal = useRemoveTimeOff(done);
  return (
    <>
      <TimeOffDialog
        schedule={schedule}
        begun={begun}
        submission={change}
        bookings={bookingsInTheWay(change.error)}
        onClose={onClose}
        onSave={(input) => void change.run(input)}
        onRemove={() => {
          removal.clear();
          setAsking(true);
        }}
        returnFocusTo={() => (isGone.current ? returnFocusTo() : null)}
      />
      <RemoveTimeOff
        timeOff={was}
        zone={schedule.timeZone}
        open={isAsking}
        removal={removal}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
