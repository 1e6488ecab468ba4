import { useState } from 'react';
import { copyText } from '../../../browser/copy-text.ts';
import { toast } from '../../toasts/index.ts';
import { useDemoMails } from '../queries.ts';
import { errorText } from '../../server-data/index.ts';
import { DemoOutboxView } from './demo-outbox-view.tsx';

interface DemoOutboxLiveProps {
  to: string | null;
  label?: string;
}

async function copy(code: string): Promise<void> {
  if (await copyText(code)) toast.success(`Code ${code} copied.`);
  // The code is also in the mail.
  else toast.warning('Your browser won’t let us copy the code.', { description: `The code is ${code}.` });
}

export function DemoOutboxLive({ to, label }: DemoOutboxLiveProps) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useDemoMails(to, open);
  return (
    <DemoOutboxView
      open={open}
      onOpenChange={setOpen}
      to={to}
      mails={data}
      failure={error ? errorText(error, 'read') : null}
      onRetry={refetch}
      onCopy={(code) => void copy(code)}
      {...(label ? { label } : {})}
    />
  );
}
