import { lazyPart } from '../../ui/index.ts';
import { useSiteConfig } from '../site-config/index.ts';

// Loaded on demo servers alone: everyone else's first load stays small.
const DemoOutboxLive = lazyPart(async () => (await import('./demo/demo-outbox-live.tsx')).DemoOutboxLive);

interface DemoOutboxProps {
  /** Only mails to this address. */
  to?: string;
  label?: string;
}

/** On a demo server, a button that opens the mails it would have sent; elsewhere nothing. */
export function DemoOutbox({ to, label }: DemoOutboxProps) {
  const { demo } = useSiteConfig();
  if (!demo) return null;
  return <DemoOutboxLive to={to ?? null} {...(label ? { label } : {})} />;
}
