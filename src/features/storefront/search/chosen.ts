import type { components } from '../../../api/index.ts';
import { formatMoney } from '../../../ui/index.ts';
import { kindLabels } from './facet-groups.ts';
import type { FoundData } from './found.types.ts';
import { portNames } from './port-names.ts';
import { departmentNames, narrowed, type MarketSearch } from './market-search.ts';

type ChoiceName = components['schemas']['SearchInstead']['without'][number]['choices'][number];

interface Chosen {
  readonly name: ChoiceName;
  readonly label: string;
  /** The address without it. */
  readonly without: string;
}

const taken: Readonly<Record<ChoiceName, Partial<MarketSearch>>> = {
  kind: { kind: null },
  inStock: { inStock: false },
  department: { path: '/', department: null },
  category: { category: null },
  port: { port: null },
  vendor: { vendor: null },
  price: { priceFromMinor: null, priceToMinor: null },
};

const namesOfChoices = ['kind', 'inStock', 'department', 'category', 'port', 'vendor', 'price'] as const;

/** The address without these filters. */
export const withoutNamed = (search: MarketSearch, names: readonly ChoiceName[]): string =>
  narrowed(
    names.reduce((left, name) => ({ ...left, ...taken[name] }), search),
    {},
  );

/** "from €10.00", "€10.00 to €90.00"; null without limits (minor units). */
export function priceLimits(
  fromMinor: number | null,
  toMinor: number | null,
  currency: string,
): string | null {
  const [from, to] = [fromMinor, toMinor].map((amountMinor) =>
    amountMinor === null ? null : formatMoney({ amountMinor, currency }),
  );
  if (from && to) return `${from} to ${to}`;
  return from ? `from ${from}` : to ? `up to ${to}` : null;
}

/** All chosen filters except the words, in order. */
export function chosenOf(
  { search, found, facets, ports, place }: FoundData,
  currency: string,
): readonly Chosen[] {
  const { kind, department, category, port, vendor, inStock, priceFromMinor, priceToMinor, path } = search;
  const vendorName =
    facets?.vendors.find(({ id }) => id === vendor)?.name ??
    found?.items.find((item) => item.vendor.id === vendor)?.vendor.name ??
    'One vendor';
  const portName = portNames(port, ports.length > 0 ? ports : (facets?.ports ?? [])).join(', ');
  const labels: readonly (readonly [ChoiceName, string | null])[] = [
    ['kind', kind && kindLabels[kind]],
    ['inStock', inStock ? 'In stock now' : null],
    ['department', path === '/' && department ? departmentNames[department] : null],
    ['category', category],
    ['port', port && (place?.ports.join() === port ? `${place.said}: ${portName}` : portName)],
    ['vendor', vendor && vendorName],
    ['price', priceLimits(priceFromMinor, priceToMinor, currency)],
  ];
  return labels.flatMap(([name, label]) =>
    label === null ? [] : { name, label, without: withoutNamed(search, [name]) },
  );
}

/** The address with only the words. */
export const withoutChoices = (search: MarketSearch): string =>
  withoutNamed(
    search,
    namesOfChoices.filter((name) => name !== 'department' || search.path === '/'),
  );
