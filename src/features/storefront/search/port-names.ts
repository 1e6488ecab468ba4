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
