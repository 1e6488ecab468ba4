import type { ReactNode } from 'react';
import { dataOf } from '../../api/index.ts';
import type { RoleName } from '../../lib/roles.ts';
import { Button, QuietButton, When } from '../../ui/index.ts';
import {
  choice,
  defineList,
  ListPage,
  search,
  SelectionBar,
  tabs,
  type BulkActions,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../list-page/index.ts';
import { OwnArrivalLine } from './arriving/arrival-line.tsx';
import { kindLabels, kindsOf } from '../../lib/notification-kinds.ts';
import { NotificationCell } from './notification-cell.tsx';
import type { Notification } from './notification.types.ts';
import { notificationsTexts } from './notifications-texts.ts';
import { useMark, useMarkAll, waitingStays } from './use-marking.ts';

const columns: readonly ListColumn<Notification>[] = [
  {
    id: 'notification',
    header: 'Notification',
    rowHeader: true,
    cell: (row) => <NotificationCell row={row} />,
    csv: ({ title }) => title,
  },
  { id: 'detail', header: 'Detail', csv: ({ detail }) => detail },
  { id: 'kind', header: 'About', csv: ({ kind }) => kindLabels[kind] },
  {
    id: 'state',
    header: 'State',
    csv: ({ isRead, waitsForAnswer }) => (waitsForAnswer ? 'Needs your answer' : isRead ? 'Read' : 'Unread'),
  },
  {
    id: 'when',
    header: 'When',
    // On a phone it is below the title.
    cell: ({ createdAt }) => <When at={createdAt} />,
    wideOnly: true,
    width: '168px',
    csv: { header: 'When (UTC)', value: ({ createdAt }) => createdAt },
  },
];

const nothingYet = {
  unread: {
    title: 'Nothing new',
    description: 'What happens next with your orders, bookings and payments appears here automatically.',
    scene: 'done',
  },
  read: { title: 'Nothing read yet', description: 'What you’ve read stays here for three months.' },
  all: {
    title: 'No notifications yet',
    description: 'What happens with your orders, bookings and payments appears here automatically.',
  },
} as const;

/** A role's notifications: what needs an answer by deadline, then the news, newest first. */
export function notificationsListOf(role: RoleName) {
  const filters = {
    state: tabs({
      label: 'State',
      options: [
        ['unread', 'Unread'],
        ['read', 'Read'],
      ] as const,
      first: 'unread',
      all: { word: 'All', at: 'end' },
    }),
    kind: choice({
      label: 'About',
      all: 'About everything',
      options: kindsOf[role].map((kind) => [kind, kindLabels[kind]] as const),
    }),
    q: search('Search notifications', 'Number, name or word'),
  };
  return defineList({
    key: ['notifications', 'list'],
    filters,
    read: ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
      dataOf(client.GET('/notifications', { params: { query }, signal })),
    pageSize: 50,
    columns,
    select: { name: ({ title }) => title },
    csv: {
      fileName: 'quayside-notifications.csv',
      order: ['when', 'kind', 'notification', 'detail', 'state'],
      pageSize: 100,
    },
    nothingYetIn: 'list',
    groupOf: ({ waitsForAnswer }, { waiting }) =>
      waiting === 0 ? null : waitsForAnswer ? `Needs your answer (${waiting})` : 'News',
    isStackedOnPhone: true,
    texts: {
      ...notificationsTexts,
      label: 'Notifications',
      noun: ['notification', 'notifications'],
      failed: {
        title: 'We couldn’t load your notifications.',
        description: 'Nothing was lost. Check your connection and try again.',
      },
      nothingYet: ({ state }) => nothingYet[state ?? 'all'],
      nothingFound: () => ({ title: 'No notification found', showAll: 'Show all' }),
    },
  });
}

/** The actions on selected notifications. */
function useMarkSelected(): BulkActions<Notification> {
  const { run, busy } = useMark();
  return (chosen, onClear) => {
    if (chosen.length === 0) return null;
    const mark = async (isRead: boolean) => {
      if (await run({ ids: chosen.map(({ id }) => id), isRead })) onClear();
    };
    const word = chosen.length === 1 ? '1 notification' : `${chosen.length} notifications`;
    const stays = chosen.some(({ waitsForAnswer }) => waitsForAnswer) ? `. ${waitingStays}` : '';
    return (
      <SelectionBar label="Selected notifications" text={`${word} selected${stays}`} onClear={onClear}>
        <QuietButton disabled={busy} onClick={() => void mark(false)}>
          Mark as unread
        </QuietButton>
        <Button disabled={busy} onClick={() => void mark(true)}>
          Mark as read
        </Button>
      </SelectionBar>
    );
  };
}

interface NotificationsPageProps {
  readonly list: ReturnType<typeof notificationsListOf>;
  readonly above?: ReactNode;
}

/** A role's notifications as a page. */
export function NotificationsPage({ list, above }: NotificationsPageProps) {
  const { run, busy } = useMarkAll();
  return (
    <ListPage
      list={list}
      bulk={useMarkSelected()}
      above={() => above}
      below={() => <OwnArrivalLine />}
      action={({ first, rows }) => {
        // The first may be an older one that waits for an answer.
        const newest = rows
          ?.map(({ createdAt }) => createdAt)
          .toSorted()
          .at(-1);
        return newest !== undefined && first !== null && first.counts.unread > first.waiting ? (
          <QuietButton disabled={busy} onClick={() => void run(newest)}>
            Mark all as read
          </QuietButton>
        ) : null;
      }}
    />
  );
}
