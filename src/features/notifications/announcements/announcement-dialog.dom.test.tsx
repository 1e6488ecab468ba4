import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ok, renderScreen } from '../../testing/render-screen.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';

afterEach(cleanup);

const mail = { subject: 'Closed on Sunday', html: '<!doctype html><h1>Closed on Sunday</h1>' };

function open(recipients: number) {
  const closed: true[] = [];
  const { sent } = renderScreen(
    <AnnouncementDialog onClose={() => closed.push(true)} />,
    ({ call, body }) => {
      if (call.startsWith('GET')) return ok({ ports: [] });
      if (call.endsWith('/preview'))
        return ok({ recipients, mail: Object(body).title === undefined ? null : mail });
      return ok({ recipients });
    },
  );
  return { sent, closed };
}

async function preview() {
  await userEvent.selectOptions(await screen.findByLabelText('To'), 'Everybody');
  await userEvent.selectOptions(screen.getByLabelText('Port'), 'All ports');
  await userEvent.type(await screen.findByLabelText('Subject'), 'Closed on Sunday');
  await userEvent.type(screen.getByLabelText('Message'), 'We move.');
  await userEvent.click(screen.getByRole('button', { name: 'Preview the message' }));
  return screen.findByTitle('The email');
}

it('is sent only after its mail was shown, with how many get it; what was typed stays on the way back', async () => {
  const { sent, closed } = open(214);
  const frame = await preview();
  expect(frame).toHaveAttribute('srcdoc', mail.html);
  expect(frame).toHaveAttribute('sandbox', '');
  expect(within(screen.getByRole('dialog')).getByText('Everybody: 214 people now')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await screen.findByLabelText('Subject')).toHaveValue('Closed on Sunday');
  await userEvent.click(screen.getByRole('button', { name: 'Preview the message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 214 people' }));
  await expect.poll(() => closed).toEqual([true]);
  expect(sent().filter(({ call }) => call === 'POST /admin/announcements')).toMatchObject([
    { body: { title: 'Closed on Sunday', body: 'We move.', role: null, port: null, sendAt: null } },
  ]);
});

it('goes to nobody before somebody is chosen, and where', async () => {
  const { sent } = open(214);
  await userEvent.type(await screen.findByLabelText('Subject'), 'Closed on Sunday');
  await userEvent.type(screen.getByLabelText('Message'), 'We move.');
  await userEvent.click(screen.getByRole('button', { name: 'Preview the message' }));
  expect(await screen.findAllByText('Choose who gets the message.')).not.toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('To'), 'Everybody');
  await userEvent.click(screen.getByRole('button', { name: 'Preview the message' }));
  expect(await screen.findAllByText('Choose a port, or all ports.')).not.toEqual([]);
  expect(sent().filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

it('can’t be sent to nobody', async () => {
  open(0);
  await preview();
  expect(screen.getByText('Nobody would get this')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send|Plan/ })).toBeNull();
});
