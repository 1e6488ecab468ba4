import { formatWhen, When } from '../../../ui/index.ts';
import type { Place } from './order.types.ts';
import styles from './port-time.module.css';

type Port = Pick<Place, 'port' | 'portTimeZone'>;

interface PortTimeProps {
  /** An instant, ISO 8601. */
  readonly at: string;
  readonly place: Port;
}

/** An instant where the yacht is, with the reader's own beside it when they differ; without a known port the reader's, named as such. */
export function PortTime({ at, place: { port, portTimeZone } }: PortTimeProps) {
  if (port !== null && portTimeZone !== null) return <When at={at} zone={portTimeZone} place={port} />;
  return (
    <>
      <When at={at} /> <span className={styles.whose}>your time</span>
    </>
  );
}

/** The same as a text: "Tue 24 Nov, 09:00 in Palma"; `zone` is the reader's. */
export function portTimeText(at: string, { port, portTimeZone }: Port, zone: string): string {
  const instant = new Date(at);
  if (port === null || portTimeZone === null) return `${formatWhen(instant, zone)} your time`;
  return `${formatWhen(instant, portTimeZone)} in ${port}`;
}
