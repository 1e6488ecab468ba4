import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { services } from '../testing/items.ts';
import { closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';
import { ServicesListings } from './services-list.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
});

it('a duration is typed as people say it and saved in minutes', async () => {
  const server = vendorServer(services);
  const { user } = renderScreen(ServicesListings, server);
  await user.click(
    await screen.findByRole('button', { name: 'Duration of Rig inspection: 1 h 30 min. Change' }),
  );
  const input = screen.getByRole('textbox', { name: 'Duration of Rig inspection' });
  await user.clear(input);
  await user.type(input, '2,5 h{Enter}');
  await waitFor(() =>
    expect([server.changes, toastMessages()]).toEqual([
      [{ ifMatch: '1', body: { durationMinutes: 150 } }],
      [['success', 'Rig inspection: duration is now 2 h 30 min.']],
    ]),
  );
});

it('shows what a price is for, and leads to the import of services', async () => {
  renderScreen(ServicesListings, vendorServer(services));
  await screen.findByRole('button', { name: /^Price of Teak deck cleaning/ });
  await screen.findByRole('button', { name: /^On sale/ });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Rig inspection€18.00hour1 h 30 minOn saleDeck24 h',
    'Teak deck cleaning€18.00m²4 hOn saleDeck24 h',
  ]);
  expect(screen.getByRole('link', { name: 'Add more from a list' })).toHaveAttribute(
    'href',
    '/service-provider/services/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  );
});
