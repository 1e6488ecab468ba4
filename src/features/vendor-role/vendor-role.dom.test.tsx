import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeredWith, apiOver } from '../../api/testing/api-over.tsx';
import { createServerCache, ServerCacheProvider } from '../server-data/index.ts';
import { UiTheme } from '../../ui/index.ts';
import { ChangedBy } from './index.ts';

type Least = 'editor' | 'owner';

function open(yourRole: 'reader' | Least, minimum: Least) {
  const cache = createServerCache();
  const { Api } = apiOver(() => answeredWith({ yourRole }));
  render(
    <UiTheme>
      <Api>
        <ServerCacheProvider cache={cache}>
          <ChangedBy least={minimum}>
            <button type="button">Save</button>
          </ChangedBy>
        </ServerCacheProvider>
      </Api>
    </UiTheme>,
  );
  return cache;
}

it.each([
  [
    'reader',
    'editor',
    'You can see everything here, but not change it. Ask an owner of your company for a role that can.',
  ],
  ['editor', 'owner', 'Only an owner of your company can change this.'],
] as const)('shows a %s what an %s changes, and says why they can’t', async (yourRole, minimum, reason) => {
  open(yourRole, minimum);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it.each([
  ['editor', 'editor'],
  ['owner', 'editor'],
  ['owner', 'owner'],
] as const)('lets an %s use what is for an %s', async (yourRole, minimum) => {
  const cache = open(yourRole, minimum);
  await expect.poll(() => cache.getQueryData(['company', 'vendor'])).toEqual({ yourRole });
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
