import { useState } from 'react';
import { Button, Notice } from '../../../../src/ui/index.ts';
import type { EditableFlow } from '../use-editor.ts';

interface Props {
  readonly flow: EditableFlow;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

const key = 'path-editor:explained';

/** An introduction, until the user dismisses it. */
export function FirstLines({ flow: { title, editable }, storage }: Props) {
  const [isRead, setRead] = useState(() => storage.getItem(key) !== null);
  if (isRead) return null;
  return (
    <Notice
      title={`Edit the path of ${editable.people.many} through ${title.toLowerCase()}`}
      action={
        <Button
          variant="soft"
          color="gray"
          onClick={() => {
            storage.setItem(key, 'yes');
            setRead(true);
          }}
        >
          Got it
        </Button>
      }
    >
      Choose a step on the left: its real screen and its place on the chart follow. Nothing changes for{' '}
      {editable.people.many} before you save, and everything can be undone.
    </Notice>
  );
}
