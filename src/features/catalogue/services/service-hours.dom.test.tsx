import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crane, noHours, nothingOwn, red, schedule } from '../../../api/testing/schedule.ts';
import { services } from '../testing/items.ts';
import { closeToasts, renderScreen, toastMessages } from '../testing/render-screen.tsx';
import { vendorServer } from '../testing/vendor-server.ts';
import { ServicesListings } from './services-list.tsx';

afterEach(() => {
  cleanup();
  closeToasts();
});

const path = `/vendor/schedule/services/${services[0]?.id ?? ''}`;
let sent: unknown[] = [];
/** The versions that changes were sent for. */
let sentOn: unknown[] = [];
beforeEach(() => {
  sent = [];
  sentOn = [];
});

/** Opens the dialog of the first service; the server refuses this many times before it saves. */
async function open({ own = nothingOwn, refusals = 0, schedules = schedule } = {}) {
  const server = vendorServer(services);
  let left = refusals;
  server.extra['GET /vendor/schedule'] = () => server.json(200, { status: true, data: schedules });
  server.extra[`GET ${path}`] = () => server.json(200, { status: true, data: own });
  server.extra[`PUT ${path}`] = async (request) => {
    const given: unknown = await request.json();
    sent.push(given);
    sentOn.push(request.headers.get('if-match'));
    if (left-- > 0) return server.refused(503, 'UNAVAILABLE', 'Briefly unavailable.');
    return server.json(200, { status: true, message: 'Saved.', data: { ...nothingOwn, ...Object(given) } });
  };
  const { user } = renderScreen(ServicesListings, server);
  await user.click(await screen.findByRole('button', { name: 'Actions for Rig inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hours and teams' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours and teams of Rig inspection' }));
  await dialog.findByRole('combobox', { name: 'Working hours' });
  return { user, dialog, server };
}

describe('the hours and teams of a service', () => {
  it('are as for all services until they are its own, and what was typed stays when saving fails', async () => {
    const { user, dialog } = await open({ refusals: 1 });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Notice' }), 'Only for this service');
    const notice = dialog.getByRole('textbox', { name: 'Notice, this service' });
    await user.clear(notice);
    await user.type(notice, '48');
    await user.click(dialog.getByRole('checkbox', { name: red.name }));
    await user.click(dialog.getByRole('checkbox', { name: crane.name }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(notice).toHaveValue('48');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastMessages()).toEqual([['success', 'Saved.']]));
    const given = {
      hours: null,
      noticeHours: 48,
      horizonDays: null,
      bufferBeforeMinutes: null,
      bufferAfterMinutes: null,
      teamIds: [red.id, crane.id],
    };
    expect(sent).toEqual([given, given]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begin with the hours of all services when they become its own', async () => {
    const { user, dialog } = await open();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Working hours' }),
      'Only for this service',
    );
    await user.click(dialog.getByRole('button', { name: 'Open this day: Saturday' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      hours: [
        ...schedule.hours.slice(0, 5),
        { weekday: 6, intervals: [{ from: '08:00', until: '18:00' }] },
        schedule.hours[6],
      ],
    });
  });

  it('go back to those of all services', async () => {
    const own = {
      ...nothingOwn,
      hours: schedule.hours,
      bufferAfterMinutes: 60,
      teamIds: [red.id],
      version: 7,
    };
    const { user, dialog } = await open({ own });
    expect(dialog.getByRole('textbox', { name: 'Free after each job, this service' })).toHaveValue('60');
    for (const name of ['Working hours', 'Free after each job'])
      await user.selectOptions(dialog.getByRole('combobox', { name }), 'shared');
    await user.click(dialog.getByRole('checkbox', { name: red.name }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ ...nothingOwn, serviceId: undefined, version: undefined }]));
    expect(sentOn).toEqual(['7']);
  });

  it('are saved over what somebody else has changed only when that was said', async () => {
    const { user, dialog, server } = await open({ own: { ...nothingOwn, version: 7 } });
    let version = 8;
    server.extra[`GET ${path}`] = () => server.json(200, { status: true, data: { ...nothingOwn, version } });
    server.extra[`PUT ${path}`] = (request) => {
      sentOn.push(request.headers.get('if-match'));
      return sentOn.at(-1) === String(version)
        ? server.json(200, { status: true, message: 'Saved.', data: { ...nothingOwn, version: ++version } })
        : server.refused(412, 'CHANGED_ELSEWHERE', 'Changed.');
    };
    await user.click(dialog.getByRole('checkbox', { name: red.name }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/save again to replace that change/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastMessages()).toEqual([['success', 'Saved.']]));
    expect(sentOn).toEqual(['7', '8']);
  });

  it('are not sent without any open day, or with a number beyond its limits', async () => {
    const { user, dialog } = await open({ schedules: noHours });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Working hours' }), 'own');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How far ahead' }), 'own');
    const ahead = dialog.getByRole('textbox', { name: 'How far ahead, this service' });
    await user.clear(ahead);
    await user.type(ahead, '366');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      (await dialog.findAllByText(/open at least one day/)).length *
        dialog.getAllByText(/a whole number from 1 to 365/).length,
    ).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});

it('a provider without working hours is told so above the services, with the way to the calendar', async () => {
  const server = vendorServer(services);
  server.extra['GET /vendor/schedule'] = () => server.json(200, { status: true, data: noHours });
  renderScreen(ServicesListings, server);
  const notice = await screen.findByRole('note');
  expect(notice).toHaveTextContent('Nothing can be booked yet: set your working hours.');
  expect(within(notice).getByRole('link')).toHaveAttribute('href', '/service-provider/calendar');
});
