import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answeredWith as ok, apiOver } from '../../../api/testing/api-over.tsx';
import { UiTheme } from '../../../ui/index.ts';
import { createServerCache, ServerCacheProvider } from '../../server-data/index.ts';
import { AdminsSection } from './admins-section.tsx';

const admin = (userId: string, name: string, isYou: boolean) => ({
  userId,
  name,
  email: `${userId}@example.com`,
  hasSecondFactor: true,
  isYou,
  since: '2026-01-20T08:30:00.000Z',
});
const you = admin('you', 'Harbour Master', true);
const ana = admin('ana', 'Ana Abela', false);

it('removes another admin with a reason, and offers that for nobody’s own account', async () => {
  const left = (method: string) => (method === 'POST' ? [you] : [you, ana]);
  const { Api, asked } = apiOver(({ method }) => ok({ admins: left(method), invitations: [] }));
  const element = <AdminsSection />;
  render(
    <UiTheme>
      <Api>
        <ServerCacheProvider cache={createServerCache()}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </ServerCacheProvider>
      </Api>
    </UiTheme>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove Ana Abela' }));
  expect(screen.queryByRole('button', { name: 'Remove Harbour Master' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ana Abela as an admin?' }));
  await user.type(dialog.getByRole('textbox'), 'Has left the company.');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/Harbour Master/)).toBeVisible();
  expect(screen.queryByText('Ana Abela')).toBeNull();
  const sent = asked.find(({ method }) => method === 'POST');
  expect([sent?.url, await sent?.json()]).toEqual([
    expect.stringMatching(/\/admin\/admin-removals\/ana$/),
    { note: 'Has left the company.' },
  ]);
});
