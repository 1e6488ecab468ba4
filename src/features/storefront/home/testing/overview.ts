import { antibesPort, palmaPort } from '../../../../api/testing/ports.ts';
import type { MarketOverview } from '../home-data.ts';

/** A small market, for stories and tests. */
export const overview: MarketOverview = {
  departments: [
    {
      slug: 'captain',
      name: 'Captain',
      lead: 'Charts, licences, surveys and agents for whoever signs for the yacht.',
    },
    { slug: 'crew', name: 'Crew', lead: 'Uniforms, training, medicals and travel for the people on board.' },
    {
      slug: 'exterior',
      name: 'Exterior',
      lead: 'Teak, paint, fenders, tenders and everything that meets the weather.',
    },
    {
      slug: 'interior',
      name: 'Interior',
      lead: 'Linen, table, flowers and care for the rooms guests remember.',
    },
    {
      slug: 'chef-galley',
      name: 'Chef & Galley',
      lead: 'Provisions, cellars and tools for a kitchen that never stands still.',
    },
    {
      slug: 'engineering',
      name: 'Engineering',
      lead: 'Filters, pumps, spares and hands that know your engine room.',
    },
  ],
  ports: [
    palmaPort,
    antibesPort,
    {
      slug: 'barcelona',
      name: 'Barcelona',
      country: 'ES',
      timeZone: 'Europe/Madrid',
      latitude: 41.37,
      longitude: 2.18,
    },
    {
      slug: 'antigua',
      name: 'Antigua',
      country: 'AG',
      timeZone: 'America/Antigua',
      latitude: 17.01,
      longitude: -61.77,
    },
  ],
  figures: { crew: 1280, suppliers: 1, serviceProviders: 0, ports: 4 },
};
