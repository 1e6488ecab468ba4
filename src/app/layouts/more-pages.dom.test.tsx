import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { UiTheme } from '../../ui/index.ts';
import { MorePages } from './more-pages.tsx';
import { navigationOf, phoneLinksOf } from './navigation.ts';
import { ShopBar } from './shop-bar.tsx';

afterEach(cleanup);

it('opens the pages that a phone’s bar has no room for, and marks the one that is open', async () => {
  const user = userEvent.setup();
  const { more } = phoneLinksOf(navigationOf('service_provider'));
  render(
    <MemoryRouter>
      <UiTheme>
        <MorePages
          links={more}
          current={more.find(({ label }) => label === 'Company profile')}
          entryClass=""
          labelClass=""
        />
      </UiTheme>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  const pages = await screen.findAllByRole('menuitem');
  expect(pages.map((page) => page.getAttribute('href'))).toEqual([
    '/service-provider/transactions',
    '/service-provider/profile',
    '/service-provider/settings',
  ]);
  expect(screen.getByRole('menuitem', { current: 'page' })).toHaveTextContent('Company profile');
});

it.each([
  ['crew_member', '/product-checkout/0193', 'Shop'],
  ['crew_member', '/?kind=product&q=fender', 'Shop'],
  ['supplier', '/engineering', undefined],
])('the shop has the bar of a %s, at %s with %s marked', (role, address, marked) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <UiTheme>
        <ShopBar role={role} />
      </UiTheme>
    </MemoryRouter>,
  );
  const shown = screen.getAllByRole('link', { hidden: true });
  expect(shown.map((link) => link.textContent)).toEqual(
    phoneLinksOf(navigationOf(role)).bar.map(({ label }) => label),
  );
  expect(screen.queryByRole('link', { current: 'page', hidden: true })?.textContent).toBe(marked);
});
