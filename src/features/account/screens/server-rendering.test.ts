import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ApiProvider, createMarketplaceClient, createSettingsCalls } from '../../../api/index.ts';
import { sessionMachine } from '../../../machines/session/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { safeSiteConfig, SiteConfigProvider } from '../../site-config/index.ts';
import { accountScreens, AuthProvider } from '../index.ts';

/** The providers as the shell nests them, with a session that is not started, as on the server. */
function inApp(children: ReactElement): ReactElement {
  const client = createMarketplaceClient({
    baseUrl: 'http://localhost/api',
    readToken: () => null,
    fetch: () => Promise.reject(new Error('Rendering must not ask the network.')),
  });
  const api = { client, settings: createSettingsCalls(client, () => null) };
  const theme = createElement(UiTheme, null, children);
  const queries = createElement(QueryClientProvider, { client: new QueryClient(), children: theme });
  const auth = createElement(AuthProvider, { session: createActor(sessionMachine), children: queries });
  const withApi = createElement(ApiProvider, { api, children: auth });
  return createElement(SiteConfigProvider, { config: safeSiteConfig, children: withApi });
}

describe('the account screens in front of the sign-in', () => {
  it.each([
    ['/login', 'Sign in'],
    ['/get-started', 'What do you do?'],
    ['/signup', 'Create an account'],
    ['/crew/signup', 'Join as crew'],
    ['/vendor/signup', 'Join as a supplier'],
    ['/service/signup', 'Join as a service provider'],
    ['/verify-otp', 'Enter your code'],
    ['/forgot-password', 'Forgotten your password?'],
    ['/reset-password', 'Choose a new password'],
  ])('%s is rendered on the server with its title', async (path, title) => {
    const load = accountScreens[path];
    if (!load) throw new Error(`There is no screen for ${path}.`);
    const { Component } = await load();
    const handler = createStaticHandler([{ path, Component }]);
    const context = await handler.query(new Request(`http://localhost${path}`));
    if (context instanceof Response) throw new Error(`${path} answered instead of rendering.`);
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(
      inApp(createElement(StaticRouterProvider, { router, context, hydrate: false })),
    );
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
  });
});
