import type { SelectOption } from '../../../ui/index.ts';

/** The browser's own time zone. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const zoneLabel = (zone: string): string =>
  zone.replaceAll('_', ' ').replace('/', ' – ').replaceAll('/', ', ');

/** All IANA zones that the browser knows, and those that have to be available anyway. */
export function timeZoneOptions(...needed: string[]): SelectOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...needed]);
  return [...zones].sort().map((value) => ({ value, label: zoneLabel(value) }));
}
