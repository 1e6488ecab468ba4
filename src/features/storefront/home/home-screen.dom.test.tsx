import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, createMarketplaceClient, createSettingsCalls, type Api } from '../../../api/index.ts';
import { UiTheme } from '../../../ui/index.ts';
import { StandingSession } from '../testing/session.tsx';
import { Component, loader } from './home-screen.tsx';
import { overview } from './testing/overview.ts';

afterEach(cleanup);

const nobody = () => null;
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const found = () => json(200, { status: true, data: overview });
const refusal = (status: number, code: string) =>
  json(status, { status: false, message: 'No.', error: { code, requestId: 'r-1' } });

/** An API whose answers come one after the other; the last one stays. */
function apiThatAnswers(...answers: (() => Response)[]): Api {
  let asked = 0;
  const client = createMarketplaceClient({
    baseUrl: 'https://quayside.example.com/api',
    readToken: nobody,
    fetch: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  return { client, settings: createSettingsCalls(client, nobody) };
}

const request = () => new Request('https://quayside.example.com/');

function open(api: Api, role: string | null = null) {
  const router = createMemoryRouter([
    {
      path: '/',
      Component,
      loader: ({ request: asked }) => loader({ api, request: asked }),
      HydrateFallback: () => null,
    },
  ]);
  render(
    <UiTheme>
      <StandingSession role={role}>
        <RouterProvider router={router} />
      </StandingSession>
    </UiTheme>,
  );
}

describe('the home page', () => {
  it('invites visitors to get started, and leads whoever is signed in to their dashboard', async () => {
    open(apiThatAnswers(found));
    expect(await screen.findByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/get-started');
    cleanup();
    open(apiThatAnswers(found), 'crew_member');
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/crew/dashboard',
    );
    expect(screen.queryByRole('link', { name: 'Get started' })).toBeNull();
  });

  it('shows the departments, the ports by country and the figures that are not zero', async () => {
    open(apiThatAnswers(found));
    const departments = await screen.findByRole('region', { name: 'Every department of the yacht' });
    const links = within(departments).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/captain',
      '/crew',
      '/exterior',
      '/interior',
      '/chef-galley',
      '/engineering',
    ]);
    const ports = screen.getByRole('region', { name: 'At home where yachts lie' });
    const [first] = within(ports).getAllByRole('list');
    expect(first?.textContent).toBe('SpainPalmaBarcelonaFranceAntibesAntigua & BarbudaAntigua');
    expect(
      within(ports)
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent),
    ).toEqual(['crew members1,280', 'supplier1', 'ports4']);
  });

  it('stands without the market, and fills in when trying again helps', async () => {
    open(apiThatAnswers(() => refusal(503, 'UNAVAILABLE'), found));
    await screen.findByText('The market cannot be reached at the moment.');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/get-started');
    expect(screen.queryByRole('link', { name: /Captain/ })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Captain/ })).toBeInTheDocument();
    expect(screen.queryByText('The market cannot be reached at the moment.')).toBeNull();
  });
});

describe('its loader', () => {
  it.each([
    ['no network', apiThatAnswers()],
    ['a server that is away', apiThatAnswers(() => refusal(503, 'UNAVAILABLE'))],
    ['a server that broke', apiThatAnswers(() => new Response('<h1>502</h1>', { status: 502 }))],
    ['too many asking', apiThatAnswers(() => refusal(429, 'TOO_MANY_REQUESTS'))],
  ])('tolerates %s', async (_, api) => {
    await expect(loader({ api, request: request() })).resolves.toEqual({ overview: null });
  });

  it('does not hide a refusal that trying again would not mend', async () => {
    const api = apiThatAnswers(() => refusal(404, 'NOT_FOUND'));
    await expect(loader({ api, request: request() })).rejects.toBeInstanceOf(ApiError);
  });
});
