import { afterEach, expect, it, vi } from 'vitest';
import { setAccountZone, viewerZone, watchViewerZone } from './viewer-zone.ts';

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
afterEach(() => setAccountZone(undefined));

it('is the zone of the account, and of the device while nobody is signed in', () => {
  expect(viewerZone()).toBe(deviceZone);
  setAccountZone('America/New_York');
  expect(viewerZone()).toBe('America/New_York');
  setAccountZone(undefined);
  expect(viewerZone()).toBe(deviceZone);
});

it.each([
  ['was never chosen', 'UTC'],
  ['the browser does not know', 'Europe/Atlantis'],
])('is the zone of the device where the account says one that %s', (_, zone) => {
  setAccountZone('America/New_York');
  setAccountZone(zone);
  expect(viewerZone()).toBe(deviceZone);
});

it('tells of a change alone, until nobody listens', () => {
  const listener = vi.fn();
  const stop = watchViewerZone(listener);
  setAccountZone('America/New_York');
  setAccountZone('America/New_York');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  setAccountZone('Europe/Madrid');
  expect(listener).toHaveBeenCalledTimes(1);
});
