import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeToasts, ok, renderScreen, sessionOf, type Answers } from '../testing/render-screen.tsx';
import { SupplierCompanyScreen } from './company-screen.tsx';
import { account, colleagues, due, invoicing, vendor } from './testing/example-company.ts';

afterEach(() => {
  cleanup();
  closeToasts();
});

const open = (answers: Answers = {}) =>
  renderScreen(
    <SupplierCompanyScreen />,
    {
      'GET /vendor': () => ok({ ...vendor, yourRole: 'owner' }),
      'GET /vendor/due': () => ok(due),
      'GET /vendor/invoicing': () => ok(invoicing),
      'GET /vendor/colleagues': () => ok(colleagues),
      'GET /vendor/delivery-methods': () => ok({ items: [] }),
      'GET /market/overview': () =>
        ok({
          ports: [
            { slug: 'palma', name: 'Palma', country: 'ES' },
            { slug: 'ibiza', name: 'Ibiza', country: 'ES' },
          ],
        }),
      'POST /suppliers/onboarding/status': () => ok({}),
      'POST /stripe/get-stripe-account': () => ok(account),
      ...answers,
    },
    { path: '/supplier/profile', at: '/supplier/profile', session: sessionOf('supplier') },
  );

it('changes the company where it is shown, on the version that was shown', async () => {
  const { user, asked } = open({ 'PUT /vendor': () => ok(vendor, 'Your company is saved.') });
  await user.click(await screen.findByRole('button', { name: 'Change company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your company' }));
  const phone = dialog.getByRole('textbox', { name: /^Contact phone/ });
  expect(phone).toHaveValue('+34 600 000 000');
  await user.clear(phone);
  await user.type(phone, '+34 600 000 999');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = asked.find(({ call }) => call === 'PUT /vendor');
  expect(saved?.body).toMatchObject({ legalName: 'Tramuntana Nàutica SL', contactPhone: '+34 600 000 999' });
  expect(saved?.headers.get('if-match')).toBe('3');
});

it('changes the ports where they are shown', async () => {
  const { user, asked } = open({ 'PUT /vendor/ports': () => ok(vendor, 'Your ports are saved.') });
  await user.click(await screen.findByRole('button', { name: 'Change ports' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ports you deliver to' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Ibiza' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ call }) => call === 'PUT /vendor/ports')?.body).toEqual({
    ports: ['palma', 'port-vell', 'ibiza'],
  });
});

it('offers nothing to change to who is no owner', async () => {
  const logoUrl = '/api/media/6b1f0c2e9a4d4f7f8c3b2a1d0e9f8a7b';
  open({ 'GET /vendor': () => ok({ ...vendor, logoUrl, yourRole: 'editor' }) });
  expect(await screen.findByText('You can’t make changes here')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change company' })).toBeNull();
  expect(screen.getByRole('img', { name: 'Tramuntana Chandlery' })).toHaveAttribute('src', logoUrl);
  expect(screen.queryByRole('group', { name: /^Logo/ })).toBeNull();
});
