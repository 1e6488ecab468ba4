import type { StatusTone } from '../../../../ui/index.ts';
import { bookingStatusLabel, periodText } from '../../shared/index.ts';
import type { ProviderCalendarEntry, Team } from '../schedule.types.ts';

const kindLabels = {
  booking: 'Booking',
  time_off: 'Time off',
  busy: 'Busy',
} as const;

/** The label and tone of an entry's state. */
export function entryState({ kind, status, waitsFor }: ProviderCalendarEntry): {
  readonly label: string;
  readonly tone: StatusTone;
} {
  if (kind === 'proposal')
    return waitsFor === 'provider'
      ? { label: 'Crew proposes this time', tone: 'warning' }
      : { label: 'You proposed this time', tone: 'info' };
  if (kind === 'booking' && status !== null) return bookingStatusLabel(status, 'provider', waitsFor);
  return { label: kindLabels[kind], tone: 'neutral' };
}

export const teamName = (teams: readonly Team[], teamId: string | null): string =>
  teamId === null ? 'All teams' : (teams.find(({ id }) => id === teamId)?.name ?? 'Team');

/** All details of an entry, for its tooltip: its block may be too small for them. */
export function entryLabel(entry: ProviderCalendarEntry, zone: string, teams: readonly Team[]): string {
  const { title, detail, teamId } = entry;
  return [
    title,
    periodText(entry, zone),
    detail,
    teams.length > 1 ? teamName(teams, teamId) : null,
    entryState(entry).label,
  ]
    .filter(Boolean)
    .join(', ');
}
