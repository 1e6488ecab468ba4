import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DescriptionList, Panel, QuietButton, TextLink } from '../../../../ui/index.ts';
import { hoursOrDays } from '../../../../lib/hours-or-days.ts';
import { portName } from '../../../../lib/port-name.ts';
import { shortDayText } from '../../calendar/calendar-days.ts';
import { hoursText, weekSummary } from '../interval-rules.ts';
import type { Schedule } from '../schedule.types.ts';
import styles from './panels.module.css';

interface EditablePanelProps {
  readonly schedule: Schedule;
  readonly onEdit: () => void;
}

const EditButton = ({ what, onEdit }: { readonly what: string; readonly onEdit: () => void }) => (
  <QuietButton aria-label={`Change ${what}`} onClick={onEdit}>
    <Pencil size={16} aria-hidden /> Change
  </QuietButton>
);

/** A summary of the working hours. */
export function HoursPanel({ schedule: { hours, exceptions }, onEdit }: EditablePanelProps) {
  return (
    <Panel title="Working hours" action={<EditButton what="working hours" onEdit={onEdit} />}>
      <dl className={styles.week}>
        {weekSummary(hours).map(({ days, hours: text }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {exceptions.map(({ on, intervals, note }) => (
          <div key={on}>
            <dt>{shortDayText(on)}</dt>
            <dd>{[hoursText(intervals), note].filter(Boolean).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** A summary of the booking rules. */
export function RulesPanel({ schedule, onEdit }: EditablePanelProps) {
  const { noticeHours, horizonDays, bufferBeforeMinutes, bufferAfterMinutes, travel } = schedule;
  return (
    <Panel
      title="Booking rules"
      description={
        <>
          They apply to all your services. Each has its own lead time and cancellation under{' '}
          <TextLink asChild underline="always">
            <Link to="/service-provider/services">Services</Link>
          </TextLink>
          .
        </>
      }
      action={<EditButton what="booking rules" onEdit={onEdit} />}
    >
      <DescriptionList
        items={[
          { term: 'Notice', description: hoursOrDays(noticeHours) },
          { term: 'How far ahead', description: `${horizonDays} days` },
          {
            term: 'Free before and after',
            description: `${bufferBeforeMinutes} and ${bufferAfterMinutes} min`,
          },
          {
            term: 'Travel',
            description:
              travel.length === 0
                ? 'None'
                : travel.map(({ port, minutes }) => `${portName(port)} ${minutes} min`).join(', '),
          },
        ]}
      />
    </Panel>
  );
}

/** The names of the teams. */
export function TeamsPanel({ schedule: { teams }, onEdit }: EditablePanelProps) {
  return (
    <Panel title="Teams" action={<EditButton what="teams" onEdit={onEdit} />}>
      <ul className={styles.names}>
        {teams.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Panel>
  );
}
