import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cards } from '../directory/testing/cards.ts';
import { apiOf, json, refusal } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import { bahia } from './testing/vendors.ts';
import { head } from './vendor-head.ts';
import { Component, loader } from './vendor-screen.tsx';

afterEach(cleanup);

const open = (answer: () => Response, id = bahia.id) =>
  openPage({
    path: '/vendor-services/:vendorId',
    at: `/vendor-services/${id}`,
    api: apiOf(({ pathname }) =>
      pathname.endsWith('/listings')
        ? json(200, {
            status: true,
            data: {
              department: null,
              items: [],
              nextCursor: null,
              total: 0,
              totalIsLowerBound: false,
              match: null,
              exact: null,
            },
          })
        : answer(),
    ),
    Component,
    loader,
  });

it('shows who it is, where, what it offers with the next free time, and how to write to it', async () => {
  open(() => json(200, { status: true, data: bahia }));
  expect(await screen.findByRole('heading', { level: 1, name: bahia.name })).toBeVisible();
  const services = within(screen.getByRole('region', { name: 'Services' })).getAllByRole('article');
  expect(services).toHaveLength(bahia.services.length);
  expect(screen.getByText('Free cancellation until 72 hours before the start.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute(
    'href',
    `/contact-us?topic=vendor&vendor=${bahia.id}`,
  );
  expect(document.body.textContent).not.toContain('@');
});

it.each([
  ['a vendor that is not live', () => refusal(404, 'NOT_FOUND'), bahia.id],
  ['an address that names none', () => json(200, { status: true, data: bahia }), 'nobody'],
])('says clearly that there is no vendor: %s', async (_, answer, id) => {
  open(answer, id);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This vendor isn’t on the market' }),
  ).toBeVisible();
});

it('offers another try while the market is away', async () => {
  open(() => refusal(503, 'UNAVAILABLE'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is described for search engines with its offers, and as not found where it is not live', () => {
  const site = { siteUrl: 'https://quayside.example.com' };
  const { title, jsonLd } = head(
    { state: 'found', vendor: bahia, listings: [], total: 0, totalIsLowerBound: false },
    site,
  );
  expect(title).toBe(`${bahia.name} · Quayside`);
  expect(jsonLd[0]).toMatchObject({
    '@type': 'Organization',
    url: `https://quayside.example.com/vendor-services/${bahia.id}`,
    makesOffer: cards.map(() => ({ '@type': 'Offer', priceCurrency: 'EUR' })),
  });
  expect(head({ state: 'unknown' }, site)).toMatchObject({ status: 404 });
});
