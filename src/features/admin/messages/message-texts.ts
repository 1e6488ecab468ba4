import type { StatusTone } from '../../../ui/index.ts';
import type { NothingYet } from '../../list-page/index.ts';
import type { ContactEntry, ContactHold, ContactStatus } from './message.types.ts';

export const statusLabels: Readonly<Record<ContactStatus | 'all', string>> = {
  open: 'To answer',
  answered: 'Answered',
  closed: 'Closed',
  held: 'Suspected spam',
  all: 'All',
};

export const statusTones: Readonly<Record<ContactStatus, StatusTone>> = {
  open: 'accent',
  answered: 'success',
  closed: 'neutral',
  held: 'warning',
};

export const holdTexts: Readonly<Record<ContactHold, string>> = {
  trap: 'It filled in a field that people don’t see.',
  no_form: 'It was sent without opening our form.',
  too_quick: 'It was sent within three seconds of opening the form.',
  links: 'It has more than two links.',
  markup: 'It contains HTML or forum markup.',
  repeated: 'The same words arrived several times within a day.',
  too_many: 'More than twenty messages came from the same network within an hour.',
};

export const historyTexts: Readonly<Record<Exclude<ContactEntry['command'], 'write' | 'answer'>, string>> = {
  close: 'closed it',
  reopen: 'opened it again',
  release: 'said it isn’t spam',
};

const emptyTexts: Readonly<Record<ContactStatus | 'all', readonly [title: string, words: string]>> = {
  open: ['No messages to answer.', 'New messages appear here, the oldest first.'],
  answered: ['No answered messages.', 'Messages you have answered stay here until they are closed.'],
  closed: ['No closed messages.', 'Messages that need nothing more are kept here for two years.'],
  held: ['No suspected spam.', 'Messages that look like advertising wait here for you to decide.'],
  all: ['No messages yet.', 'People write to us on the page “Contact us”.'],
};

interface Searched {
  readonly q: string;
  readonly status: ContactStatus | null;
}

/** The texts of the list. */
export const listTexts = {
  title: 'Messages',
  lead: 'What people wrote on our contact page. Your answer is emailed to them, and they can write back.',
  label: 'Messages',
  noun: ['message', 'messages'] as const,
  failed: {
    title: 'We couldn’t load the messages.',
    description: 'Nothing was lost. Check your connection and try again.',
  },
  nothingYet: ({ status }: Searched): NothingYet => {
    const [title, description] = emptyTexts[status ?? 'all'];
    return { title, description, scene: status === 'open' ? 'done' : 'nothing-here' };
  },
  nothingFound: ({ q }: Searched) => ({
    title: `No messages match “${q}”`,
    description: 'Search by name, email address, number or words.',
    showAll: 'Show all messages',
  }),
};
