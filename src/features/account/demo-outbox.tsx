import { lazyPart } from '../../ui/index.ts';
import { useSiteConfig } from '../site-config/index.ts';

// Only loaded on demo servers, to keep the first load of others small.
const DemoOutboxLive = lazyPart(async () => (await import('./demo/demo-outbox-live.tsx')).DemoOutboxLive);

interface DemoOutboxProps {
  /** Shows only mails to this address. */
  to?: string;
  label?: string;
}

/** On a demo server, a button that opens the mails it would have sent; nothing elsewhere. */
export function DemoOutbox({ to, label }: DemoOutboxProps) {
  const { demo } = useSiteConfig();
  if (!demo) return null;
  return <DemoOutboxLive to={to ?? null} {...(label ? { label } : {})} />;
}
