import type { MarketOverview } from './home-data.ts';

type Port = MarketOverview['ports'][number];

interface CountryOfPorts {
  /** ISO 3166-1 alpha-2. */
  country: string;
  ports: Port[];
}

/** Ports grouped by country, in the order of each country's first port. */
export function portsByCountry(ports: readonly Port[]): CountryOfPorts[] {
  const groups = new Map<string, Port[]>();
  for (const port of ports) groups.set(port.country, [...(groups.get(port.country) ?? []), port]);
  return [...groups].map(([country, found]) => ({ country, ports: found }));
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });

/** `ES` as "Spain"; an unknown code is returned as it is. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;
