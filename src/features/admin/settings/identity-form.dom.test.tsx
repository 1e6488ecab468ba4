import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { UiTheme } from '../../../ui/index.ts';
import { IdentityForm } from './identity-form.tsx';
import type { MarketIdentity } from './settings.types.ts';
import { exampleIdentity } from './testing/example-identity.ts';

function open(stored: MarketIdentity) {
  const onSave = vi.fn();
  const still = { busy: false, slow: false, failure: null, cancel: vi.fn() };
  const element = <IdentityForm stored={stored} submission={still} onSave={onSave} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <UiTheme>
      <RouterProvider router={router} />
    </UiTheme>,
  );
  return { onSave, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
}

it('says that no invoices are issued while nobody has said who the market is, and names what is missing', async () => {
  const { onSave, save } = open({ identity: null, version: 0, changed: null });
  expect(screen.getByText('No commission invoices are issued yet')).toBeVisible();
  await save();
  expect((await screen.findAllByText('Enter the name as registered.'))[0]).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('sends the identity with what is left out as nothing', async () => {
  const { onSave, save } = open({ identity: exampleIdentity, version: 2, changed: null });
  expect(screen.queryByText(/No invoices over the commission/)).toBeNull();
  await userEvent.clear(screen.getByRole('textbox', { name: /^VAT ID/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: /^Postcode/ }));
  await save();
  await vi.waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({ ...exampleIdentity, postalCode: null, vatId: null }),
  );
});
