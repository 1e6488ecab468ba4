import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import { answeredWith as ok, apiOver, refusedWith as refused } from '../../../api/testing/api-over.tsx';
import { createServerCache, ServerCacheProvider } from '../../server-data/index.ts';
import { colleagues } from '../testing/example-company.ts';
import { ColleaguesSection } from './colleagues.tsx';

function open(respond: Parameters<typeof apiOver>[0]) {
  const { Api, asked } = apiOver(respond);
  render(
    <UiTheme>
      <Api>
        <ServerCacheProvider cache={createServerCache()}>
          <ColleaguesSection />
        </ServerCacheProvider>
      </Api>
    </UiTheme>,
  );
  return { user: userEvent.setup(), lastAsked: () => asked.at(-1) };
}
const callOf = (request: Request | undefined) =>
  request && `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
const [owner, other] = colleagues.members;
const [invitation] = colleagues.invitations;

it('invites, changes a role, withdraws and removes, and shows what the server then has', async () => {
  const alone = { ...colleagues, members: [owner], invitations: [] };
  const { user, lastAsked } = open(({ method }) => ok(method === 'DELETE' ? alone : colleagues));

  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  await user.type(screen.getByRole('textbox', { name: 'Email' }), ' nils.berg@example.com ');
  await user.click(screen.getByRole('radio', { name: /^Reader/ }));
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(callOf(lastAsked())).toBe('POST /vendor/invitations');
  expect(await lastAsked()?.json()).toEqual({ email: 'nils.berg@example.com', role: 'reader' });

  await user.click(await screen.findByRole('button', { name: `Change role of ${other?.name}` }));
  await user.click(screen.getByRole('radio', { name: /^Owner/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(callOf(lastAsked())).toBe(`PUT /vendor/colleagues/${other?.userId}`);

  await user.click(await screen.findByRole('button', { name: `Remove ${other?.name}` }));
  const dialog = await screen.findByRole('alertdialog', { name: `Remove ${other?.name}?` });
  await user.click(await within(dialog).findByRole('button', { name: 'Remove' }));
  expect(callOf(lastAsked())).toBe(`DELETE /vendor/colleagues/${other?.userId}`);
  expect(screen.queryByText(invitation?.email ?? '')).not.toBeInTheDocument();
});

it('keeps the question open with the reason where the server refuses', async () => {
  const lastOwner = 'A company needs an owner. Make someone else an owner first.';
  const { user } = open(({ method }) =>
    method === 'DELETE' ? refused(409, 'NOT_ALLOWED_NOW', lastOwner) : ok(colleagues),
  );
  await user.click(await screen.findByRole('button', { name: `Remove ${other?.name}` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not removed. ${lastOwner}`);
});
