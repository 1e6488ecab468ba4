import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setAccountZone, viewerZone } from '../../browser/viewer-zone.ts';
import { TOKEN_KEY, USER_KEY } from '../../machines/session/index.ts';
import { good, openApp } from '../testing/open-app.tsx';

const mara = {
  id: 'u1',
  email: 'mara@example.com',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  role: 'crew_member',
  status: 'active',
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  setAccountZone(undefined);
});

it('times are shown in the zone of the account as it is stored, then as the server says it, and in the device’s after signing out', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const deviceZone = viewerZone();
  localStorage.setItem(USER_KEY, JSON.stringify({ ...mara, timeZone: 'Europe/Athens' }));
  localStorage.setItem(TOKEN_KEY, 'a-token');
  const answer = Promise.withResolvers<Response>();
  const { session } = openApp({
    path: '/crew/settings',
    answers: {
      'GET /settings': () => answer.promise,
      'POST /auth/sign-out': () => good({}),
    },
  });
  await waitFor(() => expect(viewerZone()).toBe('Europe/Athens'));
  answer.resolve(good({ user: { ...mara, timeZone: 'America/New_York' } }));
  await waitFor(() => expect(viewerZone()).toBe('America/New_York'));
  session.send({ type: 'SIGN_OUT.REQUESTED' });
  await waitFor(() => expect(viewerZone()).toBe(deviceZone));
});
