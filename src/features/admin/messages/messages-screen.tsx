import { useEffect, useRef } from 'react';
import { useList } from '../../list-page/index.ts';
import type { Opened } from '../desk/desk-view.tsx';
import { useMessageAction, useMessage } from './message-queries.ts';
import type { ContactMessage } from './message.types.ts';
import { MessageView } from './message-view.tsx';
import { messagesList } from './messages-list.tsx';
import { MessagesView } from './messages-view.tsx';

/** `/admin/dashboard?show=messages`: connects the view with the address and the server. */
export function MessagesScreen() {
  const list = useList(messagesList);
  const { message } = list.address.search;
  const one = useMessage(message);

  const opened = (): Opened => {
    if (message === null) return { state: 'none' };
    if (one.data) return { state: 'shown', view: <OpenedMessage key={one.data.id} detail={one.data} /> };
    if (one.error?.code === 'NOT_FOUND') return { state: 'unknown' };
    if (one.failed) return { state: 'failed', ...one.failed };
    return { state: 'loading' };
  };

  if (list.isForbidden) return messagesList.forbidden;
  return <MessagesView list={list} opened={opened()} />;
}

/** One conversation. Give it its id as `key`. */
function OpenedMessage({ detail }: { readonly detail: ContactMessage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Keyboard users continue here, also on a phone, where the list is hidden.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // The pressed button may have disappeared with the action.
  const submission = useMessageAction(detail.id, () => heading.current?.focus({ preventScroll: true }));
  return <MessageView detail={detail} headingRef={heading} submission={submission} />;
}
