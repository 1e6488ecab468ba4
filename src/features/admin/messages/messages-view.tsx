import { ButtonLink } from '../../links/index.ts';
import { ListPanel } from '../../list-page/index.ts';
import { DeskView, type Opened } from '../desk/desk-view.tsx';
import { MessageLink, type MessagesState } from './messages-list.tsx';

const texts = {
  all: 'All messages',
  none: {
    title: 'Choose a message',
    text: 'Choose a message to read the conversation and answer it.',
  },
  loading: 'Loading the message',
  unknown: 'Message not found',
  failed: 'We couldn’t load the message.',
};

interface MessagesViewProps {
  readonly list: MessagesState;
  /** The open message, as a `MessageView`. */
  readonly opened: Opened;
}

/** The page where messages to the market are read and answered. */
export function MessagesView({ list, opened }: MessagesViewProps) {
  const { title, lead } = list.definition.texts;
  return (
    <DeskView
      title={title}
      lead={lead}
      action={
        <ButtonLink to="/admin/dashboard" variant="surface">
          Back to the dashboard
        </ButtonLink>
      }
      list={<ListPanel list={list} link={(item) => <MessageLink item={item} list={list} />} />}
      closedSearch={list.addressWith({ message: null })}
      opened={opened}
      texts={texts}
    />
  );
}
