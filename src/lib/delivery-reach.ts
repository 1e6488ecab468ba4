/** As much of a delivery method as decides where it reaches. */
export interface Reach {
  readonly kind: 'berth' | 'collection' | 'courier';
  /** Slugs of the ports that it reaches, or at which things are collected; null: every port. */
  readonly ports: readonly string[] | null;
}

/** Whether a method is there for this port: it brings things to it, or they are collected in it. */
export const servesPort = ({ ports }: Reach, port: string): boolean => ports === null || ports.includes(port);

/**
 * Whether things can be had by this method for a port; for none chosen yet (null), by any. Collecting is the crew’s own
 * way, which nobody but they can call too far.
 */
export const canReach = (method: Reach, port: string | null): boolean =>
  port === null || method.kind === 'collection' || servesPort(method, port);

/**
 * The method that is proposed while none is chosen: the cheapest that brings it to the port, of equals the first, and to
 * collect it there only where nothing is brought. Null where none serves it: to collect in another port is for the crew
 * to choose. Null too while no port is chosen: nobody is sent somewhere before it is known where they need it.
 */
export function proposedMethod<Method extends Reach & { readonly costMinor: number }>(
  methods: readonly Method[],
  port: string | null,
): Method | null {
  if (port === null) return null;
  const isLater = ({ kind }: Method) => Number(kind === 'collection');
  const [first] = methods
    .filter((method) => servesPort(method, port))
    .toSorted((one, other) => isLater(one) - isLater(other) || one.costMinor - other.costMinor);
  return first ?? null;
}

/** Where a port lies, in degrees. */
interface PortPosition {
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The haversine of the angle between two positions, which orders them as their distance does. */
function haversine(from: PortPosition, to: PortPosition): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const along = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return half(to.latitude - from.latitude) + along * half(to.longitude - from.longitude);
}

/** Of the ports that these methods bring things to or hand them over in, the one nearest to `port`; null where there is none. */
export function nearestServed<Port extends PortPosition>(
  methods: readonly Reach[],
  port: string,
  ports: readonly Port[],
): Port | null {
  const here = ports.find(({ slug }) => slug === port);
  if (here === undefined) return null;
  const served = ports.filter(({ slug }) => methods.some((method) => servesPort(method, slug)));
  return served.toSorted((one, other) => haversine(here, one) - haversine(here, other))[0] ?? null;
}

/** How many days a delivery takes from the supplier’s confirmation. */
export interface DeliveryDays {
  readonly from: number;
  readonly to: number;
}

/** Days that are kept apart, both or neither. */
export const daysOf = (from: number | null, to: number | null): DeliveryDays | null =>
  from === null || to === null ? null : { from, to };

/** "1 to 2 days", "Same day"; null where nothing is said. */
export function daysText(days: DeliveryDays | null): string | null {
  if (days === null) return null;
  const { from, to } = days;
  if (to === 0) return 'Same day';
  const end = to === 1 ? '1 day' : `${to} days`;
  return from === to ? end : `${from} to ${end}`;
}
