import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { businessTerms } from '../../../lib/business-terms.ts';
import { json, apiOf } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import { Component } from './terms-screen.tsx';

afterEach(cleanup);

it('says of cancelling, problems and returns what the orders themselves allow', async () => {
  const path = '/terms-and-conditions';
  openPage({ path, at: path, api: apiOf(() => json(404, {})), Component });
  const orders = (await screen.findByRole('heading', { name: /Orders$/ })).closest('section');
  expect(orders).toHaveTextContent('until it is sent or ready to collect');
  expect(orders).toHaveTextContent('within seven days of delivery and before you confirm receipt');
  expect(orders).toHaveTextContent(`return within ${businessTerms.returns.requestDays} days of delivery`);
  expect(document.body).toHaveTextContent('Quotes can’t be asked for yet');
  expect(document.body).not.toHaveTextContent(/Open a dispute|before the supplier has confirmed|to the card/);
});
