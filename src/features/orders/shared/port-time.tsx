import { formatWhen, When } from '../../../ui/index.ts';
import type { Place } from './order.types.ts';
import styles from './port-time.module.css';

type Port = Pick<Place, 'port' | 'portTimeZone'>;

interface PortTimeProps {
  /** An instant, ISO 8601. */
  readonly at: string;
  readonly place: Port;
}

/**
 * An instant in the port's time zone, with the reader's time next to it where that differs. If the port is unknown, the
 * reader's time, named as such.
 */
export function PortTime({ at, place: { port, portTimeZone } }: PortTimeProps) {
  if (port !== null && portTimeZone !== null) return <When at={at} zone={portTimeZone} place={port} />;
  return (
    <>
      <When at={at} /> <span className={styles.whose}>your time</span>
    </>
  );
}

/** The same as text: "Tue 24 Nov, 09:00 in Palma"; `zone` is the reader's time zone. */
export function portTimeText(at: string, { port, portTimeZone }: Port, zone: string): string {
  const instant = new Date(at);
  if (port === null || portTimeZone === null) return `${formatWhen(instant, zone)} your time`;
  return `${formatWhen(instant, portTimeZone)} in ${port}`;
}
