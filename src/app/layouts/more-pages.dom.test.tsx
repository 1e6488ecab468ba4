import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UiTheme } from '../../ui/index.ts';
import { MorePages } from './more-pages.tsx';
import { navigationOf, phoneLinksOf } from './navigation.ts';

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
