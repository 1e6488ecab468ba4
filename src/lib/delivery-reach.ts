/** The fields of a delivery method that decide which ports it serves. */
export interface Reach {
  readonly kind: 'berth' | 'collection' | 'courier';
  /** Slugs of the ports it serves, or in which things are collected; null for every port. */
  readonly ports: readonly string[] | null;
}

/** Whether a method serves this port, by delivery or collection. */
export const servesPort = ({ ports }: Reach, port: string): boolean => ports === null || ports.includes(port);

/**
 * Whether the method is possible for a port; any method is if no port is chosen (null). Collection always is, since
 * only the crew can decide how far they go.
 */
export const canReach = (method: Reach, port: string | null): boolean =>
  port === null || method.kind === 'collection' || servesPort(method, port);

/**
 * The default method: the cheapest that delivers to the port, the first of equals; a collection there only if none
 * delivers. Null if none serves the port, since only the crew can choose to collect in another port, and null without a
 * port.
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

/** The position of a port in degrees. */
interface PortPosition {
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The haversine of the angle between two positions, which sorts like their distance. */
function haversine(from: PortPosition, to: PortPosition): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const along = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return half(to.latitude - from.latitude) + along * half(to.longitude - from.longitude);
}

/** The port nearest to `port` among those that these methods serve; null if there is none. */
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

/** The delivery time in days from the supplier’s confirmation. */
export interface DeliveryDays {
  readonly from: number;
  readonly to: number;
}

/** Combines two columns that are either both set or both null. */
export const daysOf = (from: number | null, to: number | null): DeliveryDays | null =>
  from === null || to === null ? null : { from, to };

/** "1 to 2 days", "Same day"; null if unknown. */
export function daysText(days: DeliveryDays | null): string | null {
  if (days === null) return null;
  const { from, to } = days;
  if (to === 0) return 'Same day';
  const end = to === 1 ? '1 day' : `${to} days`;
  return from === to ? end : `${from} to ${end}`;
}
