import { useState } from 'react';
import { Button, Notice } from '../../../../src/ui/index.ts';

interface Props {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

const key = 'path-editor:explained';

/** An introduction, until the user dismisses it. */
export function FirstLines({ storage }: Props) {
  const [isRead, setRead] = useState(() => storage.getItem(key) !== null);
  if (isRead) return null;
  return (
    <Notice
      title="Edit the path of vendors through onboarding"
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
      Choose a step on the left: its real screen and its place on the chart follow. Nothing changes for
      vendors before you save, and everything can be undone.
    </Notice>
  );
}
