import { useState } from 'react';
import { toast } from '../../toasts/index.ts';
import { useDemoMails } from '../queries.ts';
import { toFormFailure, wordsOf } from '../form/form-failure.ts';
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
    // Clipboards are refused outside https and by policy; the code stands in the mail.
    toast.warning('This browser does not let us copy.', { description: `The code is ${code}.` });
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
      failure={error ? wordsOf(toFormFailure(error)) : null}
      onRetry={() => void refetch()}
      onCopy={(code) => void copy(code)}
      {...(label ? { label } : {})}
    />
  );
}
