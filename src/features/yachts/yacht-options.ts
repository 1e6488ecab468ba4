import { berthText } from '../../lib/delivery-place.ts';
import type { Yacht } from './use-yachts.ts';

type NamedYacht = Pick<Yacht, 'id' | 'name' | 'port' | 'berth'>;

/**
 * The yachts as options. If two have the same name, their berths or ports are added, and a number if those are equal
 * too.
 */
export function yachtOptions(
  yachts: readonly NamedYacht[],
  ports: readonly { readonly slug: string; readonly name: string }[],
): readonly { readonly value: string; readonly label: string }[] {
  const placeOf = ({ port, berth }: NamedYacht): string =>
    [
      ...(berth === null ? [] : [berthText(berth, 'Berth')]),
      ...(port === null ? [] : [ports.find(({ slug }) => slug === port)?.name ?? port]),
    ].join(', ') || 'no port';
  const alike = (label: (yacht: NamedYacht) => string, yacht: NamedYacht) =>
    yachts.filter((other) => label(other) === label(yacht));
  const withPlace = (yacht: NamedYacht): string => `${yacht.name} (${placeOf(yacht)})`;
  return yachts.map((yacht) => {
    const { id: value, name } = yacht;
    if (alike((other) => other.name, yacht).length === 1) return { value, label: name };
    const twins = alike(withPlace, yacht);
    const label = withPlace(yacht);
    return { value, label: twins.length === 1 ? label : `${label}, no. ${twins.indexOf(yacht) + 1}` };
  });
}
