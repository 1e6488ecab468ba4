import { useState } from 'react';
import { toast } from '../../toasts/index.ts';
import { useDemoMails } from '../queries.ts';
import { errorText } from '../../server-data/index.ts';
import { DemoOutboxView } from './demo-outbox-view.tsx';

interface DemoOutboxLiveProps {
  to: string | null;
  label?: string;
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast.success(`Code ${code} copied.`);
  } catch {
    // Browsers refuse the clipboard outside https and by policy; the code is in the mail as well.
    toast.warning('Your browser won’t let us copy the code.', { description: `The code is ${code}.` });
  }
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
