import { useState } from 'react';
import { Button, ErrorState, Notice, Page, SkeletonForm, useViewerZone } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { ButtonLink, onboardingPathOf } from '../../links/index.ts';
import { useOrderEvents, usePageTitleFocus } from '../../orders/index.ts';
import { RoleNotice, useMay, useVendor } from '../../vendor-role/index.ts';
import { toast } from '../../toasts/index.ts';
import { dayIn } from '../calendar/calendar-days.ts';
import { useProviderAction } from '../provider/detail/booking-queries.ts';
import type { Edited } from './edited.types.ts';
import type { GridColumn } from './grid/day-layout.ts';
import type { GridEdits } from './grid/grid-edits.types.ts';
import type { Move } from './grid/use-move.ts';
import { instantOf } from './grid/wall-clock.ts';
import { newTimeOff, timeOffValues } from './panels/time-off-values.ts';
import { MoveToTeamDialog } from './move-to-team-dialog.tsx';
import { ProposeMoveDialog, type ProposedMove } from './propose-move-dialog.tsx';
import { daysShown, useScheduleAddress } from './schedule-address.ts';
import { ScheduleDialog } from './schedule-dialogs.tsx';
import { ScheduleParts } from './schedule-parts.tsx';
import { hasHours, useProviderCalendar, useSchedule } from './schedule-queries.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { ScheduleView } from './schedule-view.tsx';
import type { ProviderCalendar, Schedule } from './schedule.types.ts';
import styles from './schedule-screen.module.css';

/** `/service-provider/calendar`: the calendar, and below it the hours, rules, teams and external calendars. */
export function ScheduleScreen() {
  useOrderEvents();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { frame, returnFocusTo } = usePageTitleFocus();
  const schedule = useSchedule();
  const ownZone = useViewerZone();
  const zone = schedule.data?.timeZone ?? ownZone;
  const [openedAt] = useState(() => new Date().toISOString());
  const today = dayIn(openedAt, zone);
  const address = useScheduleAddress(today);
  const { first, last } = daysShown(address.view, address.date);
  const calendar = useProviderCalendar(first, last);
  const [move, setMove] = useState<ProposedMove | null>(null);
  const isReadOnly = !useMay('editor');
  const needsPort = useVendor().data?.ports.length === 0;
  const isOwner = useMay('owner');
  const { user } = useAuth();
  const needsHours = schedule.data !== undefined && !hasHours(schedule.data);
  // The panels below wait for the calendar's first load: a button that is pushed down while being pressed misses the
  // press.
  const isCalendarThere = calendar.failed !== null || (calendar.data !== undefined && !calendar.isPrevious);
  const [isPlaced, setIsPlaced] = useState(false);
  if (!isPlaced && isCalendarThere && schedule.data) setIsPlaced(true);
  return (
    <div ref={frame}>
      <Page {...scheduleTexts}>
        <ScheduleView
          address={address}
          today={today}
          read={calendar}
          onPropose={(moved, column) => {
            if (!calendar.data) return;
            if (isReadOnly) {
              toast.info('You can’t move bookings here.', {
                description: 'Ask an owner of your company for a role that can.',
              });
              return;
            }
            const proposed = proposedBy(moved, column, calendar.data);
            if (isSameTime(proposed) && proposed.entry.status !== 'confirmed')
              toast.info('This booking isn’t confirmed yet.', {
                description: 'Open it and confirm it with the team that will do it.',
              });
            else setMove(proposed);
          }}
          edits={schedule.data && !isReadOnly ? gridEdits(schedule.data, setEdited) : null}
          notice={
            isReadOnly ? (
              <div className={styles.notice}>
                <RoleNotice least="editor" />
              </div>
            ) : needsPort ? (
              <div className={styles.notice}>
                <Notice
                  tone="warning"
                  title="Which ports do you work in?"
                  action={
                    isOwner ? (
                      <ButtonLink to={onboardingPathOf('service_provider', user?.id ?? '')} size="2">
                        Choose ports
                      </ButtonLink>
                    ) : undefined
                  }
                >
                  The calendar and your hours follow the clock of your first port. Until it is chosen, times
                  here are UTC, not your own time.
                  {isOwner ? null : ' Only an owner of your company can choose it.'}
                </Notice>
              </div>
            ) : needsHours ? (
              <div className={styles.notice}>
                <Notice
                  tone="warning"
                  title="Nothing can be booked yet."
                  action={<Button onClick={() => setEdited({ part: 'hours' })}>Set working hours</Button>}
                >
                  Crews can book you only within your working hours.
                </Notice>
              </div>
            ) : null
          }
        />
        {schedule.data && isPlaced ? (
          <ScheduleParts schedule={schedule.data} onEdit={setEdited} day={address.date} />
        ) : schedule.failed === null ? (
          <SkeletonForm fields={3} label="Loading your working hours" />
        ) : (
          <ErrorState title="We couldn’t load your working hours." {...schedule.failed}>
            Nothing was changed. Check your connection and try again.
          </ErrorState>
        )}
        {edited !== null && schedule.data ? (
          <ScheduleDialog
            schedule={schedule.data}
            edited={edited}
            onClose={() => setEdited(null)}
            returnFocusTo={returnFocusTo}
          />
        ) : null}
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

/** The parts of the schedule that open from the grid. */
function gridEdits(
  { timeOff, timeZone }: Pick<Schedule, 'timeOff' | 'timeZone'>,
  onEdit: (edited: Edited) => void,
): GridEdits {
  return {
    openTimeOff: (timeOffId) => {
      const was = timeOff.find(({ id }) => id === timeOffId);
      return was ? () => onEdit({ part: 'time off', begun: timeOffValues(was, timeZone), was }) : null;
    },
    onAddTimeOff: (period) => onEdit({ part: 'time off', begun: newTimeOff(period), was: null }),
    onDayHours: (day) => onEdit({ part: 'day hours', day }),
    onHours: () => onEdit({ part: 'hours' }),
    onService: (service) => onEdit({ part: 'service', service }),
    onRules: () => onEdit({ part: 'rules' }),
  };
}

/** The proposal of a move on the grid: the same length, in the calendar's time zone. */
export function proposedBy(
  { entry, to }: Move,
  column: GridColumn,
  { timeZone, teams, open }: Pick<ProviderCalendar, 'timeZone' | 'teams' | 'open'>,
): ProposedMove {
  const startsAt = instantOf({ day: column.day, minute: to.startMinute }, timeZone);
  const lengthMs = Date.parse(entry.endsAt) - Date.parse(entry.startsAt);
  const team = teams.find(({ id }) => id === column.teamId && id !== entry.teamId) ?? null;
  const period = { startsAt, endsAt: new Date(Date.parse(startsAt) + lengthMs).toISOString() };
  // Work of several days only begins within the hours.
  const end = dayIn(period.endsAt, timeZone) === column.day ? period.endsAt : startsAt;
  const isOpen = open.some(
    (hours) =>
      Date.parse(hours.startsAt) <= Date.parse(startsAt) && Date.parse(end) <= Date.parse(hours.endsAt),
  );
  return { entry, to: period, isOpen, team };
}

/** Moved to another team at the same time: there is no new time for the buyer to agree to. */
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
  const mutation = useProviderAction(entry.bookingId ?? '', { onDone: onClose });
  if (team !== null && isSameTime(move))
    return (
      <MoveToTeamDialog
        move={{ ...move, team }}
        zone={zone}
        submission={mutation}
        onClose={onClose}
        onAssign={() => void mutation.run({ action: 'assign_team', teamId: team.id })}
        returnFocusTo={returnFocusTo}
      />
    );
  return (
    <ProposeMoveDialog
      move={move}
      zone={zone}
      submission={mutation}
      onClose={onClose}
      onPropose={(note) =>
        void mutation.run({
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
