import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from 'playwright/test';
import { startEmbeddedPostgres } from '../../services/postgres/embedded-postgres.ts';
import { makeOtherBuild } from './other-build.ts';
import { freePort } from '../../scripts/free-ports.mjs';

const root = path.join(import.meta.dirname, '../..');
const data = process.env.E2E_DATA ?? '';
// Storybook's build, which another test in this process may have run, sets NODE_ENV=production.
const environment = { ...process.env, NODE_ENV: 'development', QUAYSIDE_DATA: data };

const publish = (build: string) =>
  promisify(execFile)('npm', ['run', '--silent', 'assets:publish'], {
    cwd: root,
    env: { ...environment, QUAYSIDE_BUILD: build },
  });

/** A second node on the data of the running one, with its own build. */
async function startNode(build: string): Promise<{ url: string; node: ChildProcess }> {
  const { connectionString } = await startEmbeddedPostgres({ dataFolder: data });
  const port = await freePort();
  const node = spawn('npm', ['run', '--silent', 'api'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      PORT: String(port),
      DATABASE_URL: connectionString,
      QUAYSIDE_BUILD: build,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
  return { url, node };
}

/** Distributes all requests over the nodes in turn. */
async function roundRobin(nodes: readonly string[]): Promise<{ url: string; close: () => void }> {
  let turn = 0;
  const proxy = http.createServer((asked, answer) => {
    turn += 1;
    const { method, headers, url = '/' } = asked;
    const passed = http.request(new URL(url, nodes[turn % nodes.length]), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    // The page may be closed during a request.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://localhost:${port}`,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

/** React marks the root after the hydration. */
const isRunning = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

test('while nodes of two builds take turns, every page comes whole', async ({ browser, baseURL }) => {
  const first = baseURL ?? '';
  const build = path.join(root, 'dist');
  const other = await makeOtherBuild(build);
  const { url: second, node } = await startNode(other.folder);
  const proxy = await roundRobin([first, second]);
  try {
    const before = await fetch(`${first}${other.entry}`);
    expect([before.status, before.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await publish(build);
    await publish(other.folder);
    await expect.poll(async () => (await fetch(`${first}${other.entry}`)).status).toBe(200);

    const lost: string[] = [];
    const entries = new Set<string>();
    // An odd and an even number of requests before each, so that both builds serve pages.
    for (const address of [
      '/',
      '/exterior',
      '/login',
      '/captain',
      '/login',
      '/signup',
      '/',
      '/engineering',
    ]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.on('response', (answer) => {
        if (answer.url().includes('/assets/') && !answer.ok())
          lost.push(`${answer.status()} ${answer.url()}`);
      });
      page.on('pageerror', (error) => lost.push(String(error)));
      const answer = await page.goto(proxy.url + address);
      entries.add(/\/assets\/index-[\w.-]+\.js/.exec((await answer?.text()) ?? '')?.[0] ?? 'none');
      await isRunning(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.close();
    }
    expect([lost, entries.size]).toEqual([[], 2]);
  } finally {
    proxy.close();
    const ended = once(node, 'exit');
    node.kill('SIGTERM');
    await ended;
    await rm(other.folder, { recursive: true });
  }
});

test('a page whose entry file never comes is reloaded once, and then says so over what the server has drawn', async ({
  page,
}) => {
  let pages = 0;
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.goto('/');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(pages).toBe(2);

  await page.unroute('**/assets/index-*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await isRunning(page);
  await expect(page.getByRole('alert')).toBeHidden();
});
