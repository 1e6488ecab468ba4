import { useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { Button, ErrorState, Notice, Page, SkeletonForm } from '../../../ui/index.ts';
import { useVendor } from '../../company/index.ts';
import { useOrderEvents, useReturnFocus } from '../../orders/index.ts';
import { toast } from '../../toasts/index.ts';
import { dayIn } from '../calendar/calendar-days.ts';
import { FeedsPanel } from '../calendar/feeds-panel.tsx';
import { useAct } from '../provider/detail/booking-queries.ts';
import type { GridColumn } from './grid/day-layout.ts';
import type { Move } from './grid/use-move.ts';
import { instantOf } from './grid/wall-clock.ts';
import { HoursDialog } from './panels/hours-dialog.tsx';
import { HoursPanel, RulesPanel, TeamsPanel } from './panels/hours-panel.tsx';
import { OutsideDialog } from './panels/outside-dialog.tsx';
import { OutsidePanel } from './panels/outside-panel.tsx';
import { RulesDialog } from './panels/rules-dialog.tsx';
import { TeamsDialog } from './panels/teams-dialog.tsx';
import { TimeOffDialog } from './panels/time-off-dialog.tsx';
import { TimeOffPanel } from './panels/time-off-panel.tsx';
import { ProposeMoveDialog, type ProposedMove } from './propose-move-dialog.tsx';
import { daysShown, useScheduleAddress } from './schedule-address.ts';
import {
  hasHours,
  useAddTimeOff,
  useOutsideCalendars,
  useProviderCalendar,
  useRemoveOutsideCalendar,
  useRemoveTimeOff,
  useSaveSchedule,
  useSaveTeams,
  useSchedule,
  useSubscribe,
  useUploadCalendar,
} from './schedule-queries.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { ScheduleView } from './schedule-view.tsx';
import type { BookingAtTime, ProviderCalendar, Schedule, ScheduleGiven } from './schedule.types.ts';
import styles from './schedule-screen.module.css';

type Edited = 'hours' | 'rules' | 'teams' | 'time off' | 'outside';

/** `/service-provider/calendar`: what is on, and in place the hours, rules, teams and calendars it comes from. */
export function ScheduleScreen() {
  useOrderEvents();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { frame, returnFocusTo } = useReturnFocus();
  const schedule = useSchedule();
  const zone = schedule.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [openedAt] = useState(() => new Date().toISOString());
  const today = dayIn(openedAt, zone);
  const address = useScheduleAddress(today);
  const { first, last } = daysShown(address.view, address.date);
  const calendar = useProviderCalendar(first, last);
  const [move, setMove] = useState<ProposedMove | null>(null);
  const needsHours = schedule.data !== undefined && !hasHours(schedule.data);
  return (
    <div ref={frame}>
      <Page {...scheduleTexts}>
        <ScheduleView
          address={address}
          today={today}
          read={calendar}
          onPropose={(moved, column) => {
            if (!calendar.data) return;
            const proposed = proposedBy(moved, column, calendar.data);
            if (isSameTime(proposed))
              toast.info('A booking changes teams only together with its time.', {
                description: 'Move it to another time in that team’s column.',
              });
            else setMove(proposed);
          }}
          notice={
            needsHours ? (
              <div className={styles.notice}>
                <Notice
                  tone="warning"
                  title="Nothing can be booked yet."
                  action={<Button onClick={() => setEdited('hours')}>Set working hours</Button>}
                >
                  Crews can book you only within your working hours.
                </Notice>
              </div>
            ) : null
          }
        />
        {schedule.data ? (
          <ScheduleParts schedule={schedule.data} edited={edited} onEdit={setEdited} day={address.date} />
        ) : schedule.failed === null ? (
          <SkeletonForm fields={3} label="Loading your working hours" />
        ) : (
          <ErrorState title="We couldn’t load your working hours." {...schedule.failed}>
            Nothing was changed. Check your connection and try again.
          </ErrorState>
        )}
        {move === null || !calendar.data ? null : (
          <Proposing
            move={move}
            zone={calendar.data.timeZone}
            onClose={() => setMove(null)}
            returnFocusTo={returnFocusTo}
          />
        )}
      </Page>
    </div>
  );
}

/** What a move on the grid asks for: the same length, on the clock of the calendar. */
export function proposedBy(
  { entry, to }: Move,
  column: GridColumn,
  { timeZone, teams }: Pick<ProviderCalendar, 'timeZone' | 'teams'>,
): ProposedMove {
  const startsAt = instantOf({ day: column.day, minute: to.startMinute }, timeZone);
  const lengthMs = Date.parse(entry.endsAt) - Date.parse(entry.startsAt);
  const team = teams.find(({ id }) => id === column.teamId && id !== entry.teamId) ?? null;
  return {
    entry,
    to: { startsAt, endsAt: new Date(Date.parse(startsAt) + lengthMs).toISOString() },
    team,
  };
}

/** Moved to another team alone: the buyer has no new time to agree to, and the server takes no such proposal. */
const isSameTime = ({ entry, to }: ProposedMove): boolean =>
  Date.parse(entry.startsAt) === Date.parse(to.startsAt);

interface ProposingProps {
  readonly move: ProposedMove;
  readonly zone: string;
  readonly onClose: () => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

function Proposing({ move, zone, onClose, returnFocusTo }: ProposingProps) {
  const { entry, to, team } = move;
  const act = useAct(entry.bookingId ?? '', { onDone: onClose });
  return (
    <ProposeMoveDialog
      move={move}
      zone={zone}
      submission={act}
      onClose={onClose}
      onPropose={(note) =>
        void act.run({
          action: 'propose_time',
          startsAt: to.startsAt,
          ...(team !== null && { teamId: team.id }),
          ...(note !== '' && { note }),
        })
      }
      returnFocusTo={returnFocusTo}
    />
  );
}

/** The bookings for which the server refused a time off. */
const bookingsInTheWay = (error: Error | null): readonly BookingAtTime[] | null =>
  error instanceof ApiError ? (error.details.bookings ?? null) : null;

interface PartsProps {
  readonly schedule: Schedule;
  readonly edited: Edited | null;
  readonly onEdit: (edited: Edited | null) => void;
  /** The day that is looked at. */
  readonly day: string;
}

/** Hours, rules, teams, time off and calendars as panels, each changed in a dialog of its own. */
function ScheduleParts({ schedule, edited, onEdit, day }: PartsProps) {
  const close = () => onEdit(null);
  const vendor = useVendor();
  const saving = useSaveSchedule(close);
  const teams = useSaveTeams(close);
  const addition = useAddTimeOff(close);
  const removal = useRemoveTimeOff(() => undefined);
  const outside = useOutsideCalendars();
  const subscription = useSubscribe(close);
  const upload = useUploadCalendar(close);
  const outsideRemoval = useRemoveOutsideCalendar(() => undefined);
  const edit = (part: Edited) => () => {
    for (const write of [saving, teams, addition, subscription, upload]) write.clear();
    onEdit(part);
  };
  const shared = {
    schedule,
    submission: saving,
    onClose: close,
    onSave: (given: ScheduleGiven, begunOn: number) =>
      // Pressed again after it was said that somebody else has changed it: on what they saved.
      void saving.run({
        version: saving.failure?.code === 'CHANGED_ELSEWHERE' ? schedule.version : begunOn,
        given,
      }),
  };
  return (
    <div className={styles.parts}>
      <HoursPanel schedule={schedule} onEdit={edit('hours')} />
      <TimeOffPanel schedule={schedule} removal={removal} onAdd={edit('time off')} />
      <RulesPanel schedule={schedule} onEdit={edit('rules')} />
      <TeamsPanel schedule={schedule} onEdit={edit('teams')} />
      <OutsidePanel read={outside} teams={schedule.teams} removal={outsideRemoval} onAdd={edit('outside')} />
      <FeedsPanel />
      {edited === 'hours' ? <HoursDialog {...shared} /> : null}
      {edited === 'rules' && vendor.data ? <RulesDialog {...shared} ports={vendor.data.ports} /> : null}
      {edited === 'teams' ? (
        <TeamsDialog
          teams={schedule.teams}
          submission={teams}
          onClose={close}
          onSave={(items) => void teams.run(items)}
        />
      ) : null}
      {edited === 'time off' ? (
        <TimeOffDialog
          schedule={schedule}
          day={day}
          submission={addition}
          bookings={bookingsInTheWay(addition.error)}
          onClose={close}
          onAdd={(given) => void addition.run(given)}
        />
      ) : null}
      {edited === 'outside' ? (
        <OutsideDialog
          teams={schedule.teams}
          subscription={subscription}
          upload={upload}
          onClose={close}
          onSubscribe={(input) => void subscription.run(input)}
          onUpload={(input) => void upload.run(input)}
        />
      ) : null}
    </div>
  );
}
