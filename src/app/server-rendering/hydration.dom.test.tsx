import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountMenu, stillSession } from '../../features/account/index.ts';
import { stillCart } from '../../features/cart/index.ts';
import { preferencesStore } from '../../features/preferences/index.ts';
import { safeSiteConfig } from '../../features/site-config/index.ts';
import { toast, toastStore } from '../../features/toasts/index.ts';
import { createTelemetry, type Telemetry } from '../telemetry/index.ts';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { Providers } from '../frame/providers.tsx';
import { Toaster } from '../toasts/toaster.tsx';

afterEach(() => {
  for (const { id } of toastStore.getSnapshot().context.toasts) toastStore.trigger.closed({ id });
  preferencesStore.trigger.themeChosen({ theme: 'system' });
  localStorage.clear();
});

const config = { ...safeSiteConfig, ga4Id: 'G-TEST' };

/** Providers around every screen that know more in the browser than on the server. */
const page = (telemetry: Telemetry | null) => (
  <MemoryRouter>
    <Providers
      parts={{
        config,
        loadApi: () => new Promise(() => undefined),
        session: stillSession,
        cart: stillCart(),
        telemetry,
        recorder: null,
      }}
    >
      <AccountMenu />
      <ConsentNotice />
      <Toaster />
    </Providers>
  </MemoryRouter>
);

it('a page whose toasts, theme and consent were known before its scripts hydrates as the server drew it', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(null));
  toast.info('This browser doesn’t save anything between visits.', { sticky: true });
  preferencesStore.trigger.themeChosen({ theme: 'dark' });
  const telemetry = createTelemetry({
    dsn: null,
    environment: 'test',
    release: 'test',
    isAuthenticated: () => false,
    ga4Id: config.ga4Id,
    siteTitle: 'Quayside',
    toPattern: () => '/',
    apiBases: [],
    sendPageViews: async () => undefined,
    storage: localStorage,
  });
  const onRecoverableError = vi.fn();
  const hydrated = await act(async () => hydrateRoot(root, page(telemetry), { onRecoverableError }));
  expect(await screen.findByText('May Google Analytics count your visit?')).toBeVisible();
  expect(await screen.findByText('This browser doesn’t save anything between visits.')).toBeVisible();
  expect(onRecoverableError.mock.calls).toEqual([]);
  await act(async () => hydrated.unmount());
  root.remove();
});
