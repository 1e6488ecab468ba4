import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ok, renderScreen } from '../../testing/render-screen.tsx';
import { AnnouncementsPage } from './announcements-list.tsx';

afterEach(cleanup);

const message = {
  id: '0193f2a1-7c1e-7b2a-9d4e-000000000001',
  title: 'Closed on Sunday',
  body: 'We move.',
  role: 'crew_member',
  port: 'palma',
  isPromotional: false,
  state: 'planned',
  sendAt: '2026-11-28T09:00:00Z',
  recipients: 0,
  read: 0,
  writtenBy: 'Iris Vale',
};

const open = (...answers: object[]) => {
  const left = [...answers];
  return renderScreen(<AnnouncementsPage />, () =>
    ok({ items: [left.length > 1 ? left.shift() : left[0]], nextCursor: null }),
  );
};

it('a message on its way is not offered to be taken back, and is looked at until it has gone out', async () => {
  open(message, message, { ...message, state: 'sent', recipients: 10 });
  expect(await screen.findByText('Sending')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Don’t send' })).toBeNull();
  await waitFor(() => expect(screen.getByText('Sent')).toBeVisible());
});

it('one that is planned for later can be taken back', async () => {
  open({ ...message, sendAt: '2026-12-24T10:00:00Z' });
  expect(await screen.findByRole('button', { name: 'Don’t send' })).toBeVisible();
  expect(screen.getByText('Planned')).toBeVisible();
});
