// Lighthouse (mobile, as it comes) on three public pages, and what they bring over the wire (docs/quality.md "Fast"). Starts the whole product on
// ports and data of its own, as `npm start` does; leaves nothing. Needs Chromium.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../browser.mjs';

const { values: given } = parseArgs({
  options: { port: { type: 'string', default: '4370' }, runs: { type: 'string', default: '3' } },
});
const [port, runs] = [given.port, given.runs].map(Number);
const site = `http://localhost:${port}`;
const root = path.resolve(import.meta.dirname, '../..');
const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bench-web-'));
// As root the database runs under another user, who has to reach its files.
chmodSync(dataFolder, 0o711);

const market = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    AI_PARSER_PORT: String(port + 20),
    SANDBOX_PORT: String(port + 30),
    QUAYSIDE_DATA: dataFolder,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let browser;
try {
  await ready();
  const debuggingPort = await freePort();
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${debuggingPort}`],
  });
  const pages = { home: '/', department: '/exterior', product: await aProduct() };
  const rows = [];
  for (const [name, address] of Object.entries(pages))
    rows.push(await measured(name, address, debuggingPort));
  console.table(Object.fromEntries(rows));
  console.log(`Medians of ${runs} runs. Bars: performance ≥ 98, LCP < 1.8 s, JS ≤ 140 kB, CSS ≤ 60 kB.`);
} finally {
  await browser?.close();
  if (market.exitCode === null) {
    market.kill('SIGTERM');
    await once(market, 'exit');
  }
  rmSync(dataFolder, { recursive: true, force: true });
}

async function ready() {
  for (;;) {
    const answer = await fetch(`${site}/ready`).catch(() => null);
    if (answer?.ok) return;
    if (market.exitCode !== null) throw new Error('The market did not start.');
    await pause(250);
  }
}

/** The address of a product that several suppliers offer. */
async function aProduct() {
  const answer = await fetch(`${site}/api/market/listings?kind=product&inStock=true`);
  const { data } = await answer.json();
  const [first] = data.items.toSorted((one, other) => other.offerCount - one.offerCount);
  return `/product-checkout/${first.id}`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  return free;
}

async function measured(name, address, debuggingPort) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(`${site}${address}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    results.push(figuresOf(lhr));
  }
  const median = (key) =>
    results.map((result) => result[key]).toSorted((one, other) => one - other)[Math.floor(runs / 2)];
  return [name, Object.fromEntries(Object.keys(results[0]).map((key) => [key, median(key)]))];
}

function figuresOf({ categories, audits }) {
  const requests = audits['network-requests'].details.items;
  const kilobytes = (type) =>
    Math.round(
      requests
        .filter(({ resourceType }) => resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 100,
    ) / 10;
  const score = (category) => Math.round(categories[category].score * 100);
  const seconds = (audit) => Math.round(audits[audit].numericValue / 10) / 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'FCP s': seconds('first-contentful-paint'),
    'LCP s': seconds('largest-contentful-paint'),
    'TBT ms': Math.round(audits['total-blocking-time'].numericValue),
    CLS: Math.round(audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
    'JS kB': kilobytes('Script'),
    'CSS kB': kilobytes('Stylesheet'),
    'fonts kB': kilobytes('Font'),
  };
}
