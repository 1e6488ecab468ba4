import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { services } from '../testing/items.ts';
import { closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';
import { ServicesListings } from './services-list.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
  localStorage.clear();
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
  const byTheHour = services.map((service) =>
    service.name === 'Rig inspection' ? { ...service, pricedPer: 'hour' as const } : service,
  );
  renderScreen(ServicesListings, vendorServer(byTheHour));
  await screen.findByRole('button', { name: /^Price of Teak deck cleaning/ });
  await screen.findByRole('button', { name: /^On sale/ });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Rig inspectionDeck€18.00hourAs bookedOn saleDeck24 hours',
    'Teak deck cleaningDeck€18.00m²4 hOn saleDeck24 hours',
  ]);
  expect(screen.getByRole('link', { name: 'Add more from a list' })).toHaveAttribute(
    'href',
    '/service-provider/services/onboarding/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  );
});

it.each([
  {
    of: 'Quantity per duration of Teak deck cleaning: 40 m². Change',
    typed: '60{Enter}',
    body: { durationUnits: 60 },
    toast: 'Teak deck cleaning: quantity per duration is now 60 m².',
  },
  {
    of: 'Place of work of Rig inspection: at the berth, at our yard. Change',
    typed: 'yard, remotely{Enter}',
    body: { placeKinds: ['yard', 'remote'] },
    toast: 'Rig inspection: place of work is now at our yard, remotely.',
  },
  {
    of: 'List of what’s included of Rig inspection: Cleaner and brushes. Change',
    typed: 'Harness; Written report{Enter}',
    body: { included: ['Harness', 'Written report'] },
    toast: 'Rig inspection: list of what’s included is now Harness; Written report.',
  },
])('saves $body, typed over the cell that is focused', async ({ of, typed, body, toast }) => {
  // Shows all columns.
  localStorage.setItem('columns:services', '[]');
  const server = vendorServer(services);
  const { user } = renderScreen(ServicesListings, server);
  (await screen.findByRole('button', { name: of })).focus();
  await user.keyboard(typed);
  await waitFor(() =>
    expect([server.changes, toastMessages()]).toEqual([[{ ifMatch: '1', body }], [['success', toast]]]),
  );
});

it('asks how many units a duration is for only where a unit has the price, and hides what is rarely changed at first', async () => {
  localStorage.setItem('columns:services', '[]');
  renderScreen(ServicesListings, vendorServer(services));
  await screen.findByRole('button', { name: /^Quantity per duration of Teak deck cleaning/ });
  expect(screen.queryByRole('button', { name: /^Quantity per duration of Rig inspection/ })).toBeNull();
  cleanup();
  localStorage.clear();
  renderScreen(ServicesListings, vendorServer(services));
  await screen.findByRole('button', { name: /^Duration of Teak deck cleaning/ });
  expect(
    screen.queryByRole('columnheader', { name: /^(Duration is for|Place of work|What’s included)/ }),
  ).toBeNull();
});

it('that is typed in forgets what was wrong with a field that is no longer asked for', async () => {
  const { user } = renderScreen(ServicesListings, vendorServer(services));
  await user.click(await screen.findByRole('button', { name: 'Add a service' }));
  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  const duration = await screen.findByRole('link', { name: /duration/i });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Priced per/ }), 'hour');
  await waitFor(() => expect(duration).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /Enter a name/ })).toBeVisible();
});
