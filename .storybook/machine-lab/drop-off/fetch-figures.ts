import { z } from 'zod';
import type { FlowFigures } from './figures.types.ts';
import { readFigures } from './read-figures.ts';

interface Market {
  /** `http://localhost:4000` */
  readonly url: string;
  /** Token of an admin's session; without it a session of the demo's admin is opened. */
  readonly token: string | null;
  readonly fetch: typeof fetch;
}

const patienceMs = 10_000;

const accountsAnswer = z.object({
  data: z.object({
    items: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
  }),
});
const signedIn = z.object({ data: z.object({ token: z.string() }) });
const failure = z.object({ message: z.string() });

/** Why there are no figures, and what to do; any other error is a bug. */
class FiguresUnavailable extends Error {
  override readonly name = 'NoFigures';
}

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly token?: string;
  readonly body?: object;
}

async function call(
  market: Market,
  path: string,
  { method = 'GET', token, body }: Question = {},
): Promise<Response> {
  try {
    return await market.fetch(`${market.url}/api${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    const how = 'Start one with `npm start`, or name another in QUAYSIDE_URL when Storybook is started.';
    throw new FiguresUnavailable(`No market answers at ${market.url}. ${how}`, { cause });
  }
}

async function responseText(response: Response): Promise<string> {
  const reported = failure.safeParse(await response.json().catch(() => null));
  return reported.success ? reported.data.message : `It answered ${response.status}.`;
}

/** A session of the demo's admin, whose password is public; a market that is no demo has none. */
async function demoAdmin(market: Market): Promise<string> {
  const listed = await call(market, '/demo/accounts');
  const accounts = accountsAnswer.safeParse(await listed.json().catch(() => null));
  const admin = accounts.data?.data.items.find(({ role }) => role === 'admin');
  if (!admin)
    throw new FiguresUnavailable(
      `The market at ${market.url} isn’t a demo: start Storybook with the token of an admin’s session in QUAYSIDE_TOKEN.`,
    );
  const { email, password } = admin;
  const answer = await call(market, '/auth/sign-in', { method: 'POST', body: { email, password } });
  const session = signedIn.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  if (!session.success)
    throw new FiguresUnavailable(`The demo’s admin couldn’t sign in: ${await responseText(answer)}`);
  return session.data.data.token;
}

async function figuresWith(market: Market, token: string, flow: string, days: number): Promise<FlowFigures> {
  const query = new URLSearchParams({ flow, days: String(days) });
  const answer = await call(market, `/admin/flow-figures?${query.toString()}`, { token });
  if (!answer.ok) {
    const whose = market.token === null ? 'it' : 'the token in QUAYSIDE_TOKEN';
    throw new FiguresUnavailable(
      `The market at ${market.url} refuses ${whose}: ${await responseText(answer)}`,
    );
  }
  const read = readFigures(await answer.text());
  if (!read.ok)
    throw new FiguresUnavailable(`The market’s answer can’t be read, at ${read.place}: ${read.reason}`);
  return read.figures;
}

/** The counts of a running market. Rejects with FiguresUnavailable, whose message says what to do. */
export async function fetchFigures(market: Market, flow: string, days: number): Promise<FlowFigures> {
  if (market.token !== null) return figuresWith(market, market.token, flow, days);
  const token = await demoAdmin(market);
  try {
    return await figuresWith(market, token, flow, days);
  } finally {
    // Each request has a session of its own, which is ended afterwards.
    await call(market, '/auth/sign-out', { method: 'POST', token }).catch(() => undefined);
  }
}
