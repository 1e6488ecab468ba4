import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nothingOwn, schedule } from '../../../api/testing/schedule.ts';
import { services } from '../testing/items.ts';
import { closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';
import { ServicesListings } from './services-list.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
});

/** Opens the booking terms of the first service; the provider's rules require this many hours of notice. */
async function open(noticeHours = 24) {
  const server = vendorServer(services);
  const [service] = services;
  const sent: unknown[] = [];
  server.extra['GET /vendor/schedule'] = () =>
    server.json(200, { status: true, data: { ...schedule, noticeHours } });
  server.extra[`GET /vendor/schedule/services/${service?.id ?? ''}`] = () =>
    server.json(200, { status: true, data: nothingOwn });
  server.extra[`PATCH /services/${service?.id ?? ''}`] = async (request) => {
    const change: unknown = await request.json();
    sent.push(change);
    const data = { ...service, ...Object(change), version: 2 };
    return server.json(200, { status: true, message: 'Saved.', data });
  };
  const { user } = renderScreen(ServicesListings, server);
  await user.click(await screen.findByRole('button', { name: 'Actions for Rig inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Booking terms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking terms of Rig inspection' }));
  return { user, dialog, sent, leadTime: await dialog.findByRole('textbox', { name: 'Lead time' }) };
}

describe('the booking terms of a service', () => {
  it('are saved together, and can be undone', async () => {
    const { user, dialog, sent, leadTime } = await open();
    await user.clear(leadTime);
    await user.type(leadTime, '3 days');
    await user.click(dialog.getByRole('radio', { name: 'Strict' }));
    await user.click(dialog.getByRole('button', { name: 'Save the terms' }));
    await waitFor(() => expect(sent).toEqual([{ leadTimeHours: 72, cancellationPolicy: 'strict' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(toastMessages()).toEqual([
        ['success', 'Rig inspection: lead time is now 3 days, cancellation is now Strict, 7 days.'],
      ]),
    );
  });

  it('say which of lead time and notice counts', async () => {
    const { user, leadTime } = await open(96);
    await waitFor(() =>
      expect(leadTime).toHaveAccessibleDescription(
        'Your booking rules ask for longer: it has to be booked at least 4 days before its start.',
      ),
    );
    await user.clear(leadTime);
    await user.type(leadTime, '5 days');
    expect(leadTime).toHaveAccessibleDescription('It has to be booked at least 5 days before its start.');
  });

  it('are not sent with a lead time that is none', async () => {
    const { user, dialog, sent, leadTime } = await open();
    await user.clear(leadTime);
    await user.type(leadTime, 'soon');
    await user.click(dialog.getByRole('button', { name: 'Save the terms' }));
    expect(
      await dialog.findAllByText('Enter a lead time, like 48 hours, 10 working days or 2 weeks.'),
    ).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('are not lost by a slip: closing asks where something was typed', async () => {
    const { user, leadTime } = await open();
    await user.type(leadTime, '0');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('close at once where nothing was typed', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
