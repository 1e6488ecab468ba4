import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice, Page, useViewerZone } from '../../../ui/index.ts';
import { AdminsOnly } from '../../account/index.ts';
import { useOrderEvents } from '../../orders/index.ts';
import { daysShown, useCalendarAddress } from '../calendar/calendar-address.ts';
import { dayIn } from '../calendar/calendar-days.ts';
import { entriesByDay, type CalendarEntry } from '../calendar/calendar-entry.ts';
import { CalendarView } from '../calendar/calendar-view.tsx';
import { DayEntries } from '../calendar/entry-item.tsx';
import { useIsNarrow } from '../calendar/use-is-narrow.ts';
import { adminEntries, byPort } from './admin-entries.ts';
import styles from './admin.module.css';
import { allCalendarTexts } from './all-bookings-texts.ts';
import { PortField } from './port-field.tsx';
import { useAllBookings } from './use-all-bookings.ts';

const views = ['month', 'week', 'agenda'] as const;
const portsShown = 3;

const countText = (count: number): string => `${count} ${count === 1 ? 'booking' : 'bookings'}`;

/** `/admin/calendar-management`: how many bookings each day has, and those of the chosen day by port. */
export function AdminCalendarScreen({ now }: { readonly now?: string }) {
  const [openedAt] = useState(() => now ?? new Date().toISOString());
  const today = dayIn(openedAt, useViewerZone());
  const [params, setParams] = useSearchParams();
  const address = useCalendarAddress(today);
  const { first, last } = daysShown(address.view, address.date);
  const port = params.get('port') || null;
  const read = useAllBookings(first, last, port);
  useOrderEvents();
  const isNarrow = useIsNarrow();
  const entries = useMemo(() => adminEntries(read.data?.items ?? []), [read.data]);
  const days = useMemo(() => entriesByDay(entries), [entries]);
  const portOf = useMemo(() => new Map(entries.map((entry) => [entry.key, entry.port])), [entries]);
  // CalendarView passes entries without their port, so the entries are looked up again by key.
  const groups = (there: readonly CalendarEntry[]) =>
    byPort(there.map((entry) => ({ ...entry, port: portOf.get(entry.key) ?? '' })));

  if (read.error?.code === 'FORBIDDEN') return <AdminsOnly title={allCalendarTexts.title} />;
  return (
    <Page {...allCalendarTexts}>
      <CalendarView
        address={address}
        today={today}
        views={views}
        isNarrow={isNarrow}
        read={read}
        days={days}
        summaryOf={(there) => {
          const names = groups(there).map((group) => `${group.port} ${group.entries.length}`);
          return `${countText(there.length)}, ${names.join(', ')}`;
        }}
        cell={(there) => {
          const each = groups(there);
          return (
            <>
              <span className={styles.count}>{countText(there.length)}</span>
              {each.slice(0, portsShown).map((group) => (
                <span key={group.port} className={styles.ports}>
                  {group.port} {group.entries.length}
                </span>
              ))}
              {each.length > portsShown ? (
                <span className={styles.ports}>{each.length - portsShown} more ports</span>
              ) : null}
            </>
          );
        }}
        dayOf={(day, there) =>
          groups(there).map((group) => (
            <section key={group.port} className={styles.portGroup} aria-label={group.port}>
              <h3 className={styles.portTitle}>
                {group.port} · {countText(group.entries.length)}
              </h3>
              <DayEntries entries={group.entries} day={day} label={`Bookings in ${group.port}`} />
            </section>
          ))
        }
        nothing={{
          title: 'No bookings here',
          text:
            port === null
              ? 'Nothing is booked in this period.'
              : 'Nothing is booked in this port and period.',
        }}
        filters={
          <div className={`${styles.port} ${styles.portOfCalendar}`}>
            <PortField
              port={port}
              onPort={(next) =>
                setParams(
                  (all) => {
                    const changed = new URLSearchParams(all);
                    if (next === null) changed.delete('port');
                    else changed.set('port', next);
                    return changed;
                  },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
          </div>
        }
        {...(read.data?.isCut === true && {
          notice: (
            <div className={styles.notice}>
              <Notice tone="warning" title="This isn’t everything.">
                There are too many bookings to show at once. Choose a port, or look at a week.
              </Notice>
            </div>
          ),
        })}
      />
    </Page>
  );
}
