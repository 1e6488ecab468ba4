import type { Port } from '../steps/step-props.ts';

/** Some of the market's ports. */
export const ports: Port[] = [
  { slug: 'palma', name: 'Palma', country: 'ES', timeZone: 'Europe/Madrid' },
  { slug: 'ibiza', name: 'Ibiza', country: 'ES', timeZone: 'Europe/Madrid' },
  { slug: 'barcelona', name: 'Barcelona', country: 'ES', timeZone: 'Europe/Madrid' },
  { slug: 'antibes', name: 'Antibes', country: 'FR', timeZone: 'Europe/Paris' },
  { slug: 'saint-tropez', name: 'Saint-Tropez', country: 'FR', timeZone: 'Europe/Paris' },
  { slug: 'monaco', name: 'Monaco', country: 'MC', timeZone: 'Europe/Monaco' },
  { slug: 'genoa', name: 'Genoa', country: 'IT', timeZone: 'Europe/Rome' },
  { slug: 'porto-cervo', name: 'Porto Cervo', country: 'IT', timeZone: 'Europe/Rome' },
];
