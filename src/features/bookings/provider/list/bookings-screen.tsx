import { useSearchParams } from 'react-router-dom';
import { dataOf } from '../../../../api/index.ts';
import { Page, SearchField } from '../../../../ui/index.ts';
import { ListPage } from '../../../list-page/index.ts';
import { useOrderEvents } from '../../../orders/index.ts';
import { ReadOnlyNotice } from '../../../vendor-role/index.ts';
import { useApiQuery } from '../../../server-data/index.ts';
import { NoHoursNotice } from '../../schedule/no-hours-notice.tsx';
import type { BookingTab } from '../../shared/index.ts';
import { BookingsBoard, type BoardColumn } from './bookings-board.tsx';
import styles from './bookings-board.module.css';
import { providerBookingsList } from './bookings-list.tsx';
import { bookingsTexts } from './bookings-texts.ts';
import { ViewSwitch } from './view-switch.tsx';

/** `/service-provider/bookings`: as a list, or as a board with `?view=board`. */
export function BookingsScreen() {
  useOrderEvents();
  const [params] = useSearchParams();
  if (params.get('view') === 'board') return <BoardScreen />;
  return (
    <ListPage
      list={providerBookingsList}
      above={() => (
        <>
          <ReadOnlyNotice least="editor" />
          <NoHoursNotice />
        </>
      )}
      action={({ onSearch }) => (
        <ViewSwitch view="list" onView={(view) => onSearch({ view: view === 'board' ? view : null })} />
      )}
    />
  );
}

/** The number of cards in a column; the list has the rest. */
const cardsShown = 24;

function useColumn(tab: BookingTab, q: string): BoardColumn {
  const { data, failed } = useApiQuery({
    key: ['bookings', 'board', tab, q],
    keepPrevious: true,
    read: ({ client, signal }) => {
      const query = { tab, limit: cardsShown, ...(q !== '' && { q }) };
      return dataOf(client.GET('/bookings', { params: { query }, signal }));
    },
  });
  return { tab, rows: data?.items ?? null, total: data?.total ?? null, failed };
}

/** Problems and proposals are rare: their columns are shown only if they have bookings or failed to load. */
const isShown = ({ tab, total, failed }: BoardColumn): boolean =>
  (tab !== 'disputed' && tab !== 'waiting') || failed !== null || (total ?? 0) > 0;

function BoardScreen() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.slice(0, 100) ?? '';
  const columns = [
    useColumn('to_answer', q),
    useColumn('waiting', q),
    useColumn('upcoming', q),
    useColumn('in_progress', q),
    useColumn('disputed', q),
    useColumn('done', q),
  ].filter(isShown);
  const go = (change: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Page
      {...bookingsTexts}
      action={<ViewSwitch view="board" onView={(view) => go({ view: view === 'board' ? view : null })} />}
    >
      <ReadOnlyNotice least="editor" />
      <NoHoursNotice />
      <div className={styles.search}>
        <SearchField
          label="Search your bookings"
          hint="Number, service, yacht or name"
          query={q}
          onSearch={(words) => go({ q: words })}
        />
      </div>
      <BookingsBoard
        columns={columns}
        isSearch={q !== ''}
        onShowAll={(tab) => go({ view: null, tab: tab === 'to_answer' ? null : tab })}
      />
    </Page>
  );
}
