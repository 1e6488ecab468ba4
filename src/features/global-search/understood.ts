import { moneyText } from '../../lib/money-minor.ts';
import { formatWhen } from '../../ui/index.ts';
import type { Found } from './global-search.types.ts';

type Understood = Pick<Found['products'], 'port' | 'days' | 'priceFrom' | 'priceTo'>;

/** "from €50.00 to €100.00", or one of both; null without a limit. */
function limitsText({ priceFrom, priceTo }: Understood): string | null {
  const limits = [
    ...(priceFrom === null ? [] : [`from ${moneyText(priceFrom.amountMinor, priceFrom.currency)}`]),
    ...(priceTo === null ? [] : [`up to ${moneyText(priceTo.amountMinor, priceTo.currency)}`]),
  ];
  return limits.length === 0 ? null : limits.join(' ');
}

/** "Tue 1 Dec", "Mon 7 Dec to Sun 13 Dec". */
export function daysText({ from, until }: NonNullable<Understood['days']>): string {
  const [first, last] = [from, until].map((day) => formatWhen(new Date(`${day}T12:00:00Z`), 'UTC', 'day'));
  return from === until ? `${first}` : `${first} to ${last}`;
}

/**
 * What the words say besides what is looked for: "In Palma, up to €100.00, see who is free on Mon 7 Dec". Null if it is nothing: products
 * and services may be understood differently, because words that all are in a listing are taken as its own.
 */
export function understoodText({ products, services }: Pick<Found, 'products' | 'services'>): string | null {
  const port = services.port ?? products.port;
  const days = services.days ?? products.days;
  const said = [
    port === null ? null : `in ${port}`,
    limitsText(services) ?? limitsText(products),
    // What is listed isn't filtered by the days: the page behind it says what is free.
    days === null ? null : `see who is free ${days.from === days.until ? 'on ' : ''}${daysText(days)}`,
  ].filter((part) => part !== null);
  const text = said.join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}
