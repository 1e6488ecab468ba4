import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { setAccountZone } from '../../browser/viewer-zone.ts';
import { When } from './when.tsx';

afterEach(() => {
  cleanup();
  setAccountZone(undefined);
});

// At that instant it is 09:00 in Palma and 07:00 in Lisbon.
const inPalma = <When at="2026-07-01T07:00:00Z" show="time" zone="Europe/Madrid" place="Palma" />;

it('says a time of a port once where the account keeps the same hours', () => {
  setAccountZone('Europe/Paris');
  render(inPalma);
  expect(screen.getByRole('time')).toHaveTextContent(/^09:00 in Palma$/);
});

it('follows the zone of the account', () => {
  setAccountZone('Europe/Paris');
  render(inPalma);
  act(() => setAccountZone('America/New_York'));
  expect(screen.getByRole('time')).toHaveTextContent(/^09:00 in Palma \(03:00 your time\)$/);
});

it('shows stamps in the zone of the account', () => {
  setAccountZone('America/New_York');
  render(<When at="2026-07-01T07:00:00Z" show="time" />);
  expect(screen.getByRole('time')).toHaveTextContent(/^03:00$/);
});

it('is drawn in UTC on the server, where nobody is known', () => {
  setAccountZone('America/New_York');
  expect(renderToString(<When at="2026-07-01T07:00:00Z" show="time" />)).toContain('07:00');
});
