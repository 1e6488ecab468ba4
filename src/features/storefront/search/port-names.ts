import { firstNames } from '../../../lib/first-names.ts';
import { portName } from '../../../lib/port-name.ts';
import type { Port } from './found.types.ts';

/** The names of the chosen ports; made of the slugs where they are unknown. */
export const portNames = (
  chosen: string | null,
  ports: readonly Pick<Port, 'slug' | 'name'>[],
): readonly string[] =>
  chosen === null
    ? []
    : chosen.split(',').map((slug) => ports.find((port) => port.slug === slug)?.name ?? portName(slug));

/** The chosen port, unless several are. */
export const onlyPort = (chosen: string | null): string | null => (chosen?.includes(',') ? null : chosen);

const portsShown = 2;

/** "Palma, Antibes and 3 more": the chosen ones first, so that one sees why it was found. */
export function portsText(ports: readonly Pick<Port, 'slug' | 'name'>[], chosen: string | null): string {
  const asked = chosen?.split(',') ?? [];
  const ofAsked = ({ slug }: Pick<Port, 'slug'>) => asked.includes(slug);
  const first = ports.toSorted((one, other) => Number(ofAsked(other)) - Number(ofAsked(one)));
  return firstNames(
    first.map(({ name }) => name),
    portsShown,
  );
}
