import { useState } from 'react';
import type { components } from '../../../api/index.ts';
import { answer, dataOf } from '../../../api/index.ts';
import { Button, InRow, lazyPart, OneLine, StatusBadge, When, type StatusTone } from '../../../ui/index.ts';
import {
  addressValue,
  defineList,
  ListPage,
  OnPhone,
  type ListColumn,
  type QueryOf,
  type ReadTools,
} from '../../list-page/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { toText } from './announcement-texts.ts';
import { WhichList } from './which-list.tsx';

type Announcement = components['schemas']['Announcement'];

const AnnouncementDialog = lazyPart(
  async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog,
);

const states: Readonly<
  Record<Announcement['state'] | 'sending', { readonly word: string; readonly tone: StatusTone }>
> = {
  planned: { word: 'Planned', tone: 'info' },
  sending: { word: 'Sending', tone: 'info' },
  sent: { word: 'Sent', tone: 'success' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
};

/** An announcement whose date has passed is being sent, so it cannot be withdrawn. */
const stateOf = ({ state, sendAt }: Announcement) =>
  state === 'planned' && Date.parse(sendAt) <= Date.now() ? 'sending' : state;

/** Sending takes seconds, after which the list is reloaded. */
const sendingMs = 2000;

function Withdraw({ id }: { readonly id: string }) {
  const { run, busy } = useApiMutation({
    send: ({ client, signal }) =>
      answer(
        client.POST('/admin/announcements/{announcementId}/withdraw', {
          params: { path: { announcementId: id } },
          signal,
        }),
      ),
    success: () => 'Your message won’t be sent.',
    failed: 'The message wasn’t withdrawn.',
    invalidates: [['announcements']],
  });
  return (
    <Button variant="ghost" color="gray" highContrast disabled={busy} onClick={() => void run()}>
      Don’t send
    </Button>
  );
}

const columns: readonly ListColumn<Announcement>[] = [
  {
    id: 'title',
    header: 'Message',
    rowHeader: true,
    cell: (row) => (
      <>
        <OneLine>{row.title}</OneLine>
        <OneLine quiet>{row.body}</OneLine>
        <OnPhone>
          <OneLine quiet>{toText(row)}</OneLine>
        </OnPhone>
      </>
    ),
    csv: ({ title }) => title,
  },
  { id: 'body', header: 'Text', csv: ({ body }) => body },
  { id: 'to', header: 'To', wideOnly: true, cell: (row) => <OneLine>{toText(row)}</OneLine>, csv: toText },
  {
    id: 'state',
    header: 'State',
    cell: (row) => (
      <InRow>
        <StatusBadge tone={states[stateOf(row)].tone}>{states[stateOf(row)].word}</StatusBadge>
      </InRow>
    ),
    csv: (row) => states[stateOf(row)].word,
  },
  {
    id: 'when',
    header: 'When',
    cell: ({ sendAt }) => <When at={sendAt} />,
    csv: { header: 'When (UTC)', value: ({ sendAt }) => sendAt },
  },
  {
    id: 'recipients',
    header: 'Got it',
    align: 'end',
    wideOnly: true,
    cell: ({ recipients }) => recipients,
    csv: ({ recipients }) => recipients,
  },
  {
    id: 'read',
    header: 'Read it',
    align: 'end',
    wideOnly: true,
    cell: ({ read }) => read,
    csv: ({ read }) => read,
  },
  {
    id: 'writer',
    header: 'By',
    wideOnly: true,
    cell: ({ writtenBy }) => writtenBy,
    csv: ({ writtenBy }) => writtenBy,
  },
  {
    id: 'act',
    header: 'Action',
    cell: (row) => (stateOf(row) === 'planned' ? <Withdraw id={row.id} /> : null),
  },
];

const filters = { show: addressValue(/^messages$/) };

/** The announcements, newest first. */
const announcementsList = defineList({
  key: ['announcements', 'list'],
  filters,
  read: ({ client, signal }: ReadTools, query: QueryOf<typeof filters>) =>
    dataOf(client.GET('/admin/announcements', { params: { query }, signal })),
  pageSize: 50,
  againMs: (rows) => (rows.some((row) => stateOf(row) === 'sending') ? sendingMs : null),
  columns,
  isStackedOnPhone: true,
  csv: { fileName: 'quayside-messages.csv' },
  nothingYetIn: 'list',
  texts: {
    title: 'Announcements',
    lead: 'Messages to everybody with a role or in a port, with how many people got and read them.',
    label: 'Messages',
    noun: ['message', 'messages'],
    failed: {
      title: 'We couldn’t load the messages.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
    nothingYet: {
      title: 'No announcements yet',
      description: 'Messages to a role or a port appear here, with how many people got and read them.',
    },
    nothingFound: () => ({ title: 'No message found', showAll: 'Show all' }),
  },
});

/** The announcements as a page, with a button that writes one. */
export function AnnouncementsPage() {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <ListPage
        list={announcementsList}
        action={() => <Button onClick={() => setIsWriting(true)}>Write a message</Button>}
        above={() => <WhichList chosen="messages" />}
      />
      {isWriting ? <AnnouncementDialog onClose={() => setIsWriting(false)} /> : null}
    </>
  );
}
