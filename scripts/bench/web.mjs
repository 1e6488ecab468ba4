// Lighthouse (mobile, default settings) on three public pages, and their transferred bytes (docs/quality.md "Fast").
// Starts the whole product on its own ports and data, like `npm start`, and cleans up; or measures a running market at
// --site. Needs Chromium.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../browser.mjs';
import { freePorts } from '../free-ports.mjs';
import { readOptions } from './options.mjs';

const given = readOptions({
  usual: { site: '', runs: '3', pages: 'home,department,product' },
  small: { runs: '1', pages: 'product' },
});
const runs = Number(given.runs);
const root = path.resolve(import.meta.dirname, '../..');

const market = given.site === '' ? await startMarket() : null;
const site = market?.site ?? given.site;
let browser;
try {
  await market?.ready();
  const [debuggingPort] = await freePorts(1);
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${debuggingPort}`],
  });
  const addresses = { home: () => '/', department: () => '/exterior', product: aProduct };
  const rows = [];
  for (const name of given.pages.split(','))
    rows.push(await measured(name, await addresses[name](), debuggingPort));
  console.table(Object.fromEntries(rows));
  console.log(`Medians of ${runs} runs. Bars: performance ≥ 98, LCP < 1.8 s, JS ≤ 140 kB, CSS ≤ 60 kB.`);
} finally {
  await browser?.close();
  await market?.stop();
}

async function startMarket() {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bench-web-'));
  // As root, the database runs as another user, who has to reach its files.
  chmodSync(dataFolder, 0o711);
  const [port, parserPort, sandboxPort] = await freePorts(3);
  const running = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      AI_PARSER_PORT: String(parserPort),
      SANDBOX_PORT: String(sandboxPort),
      QUAYSIDE_DATA: dataFolder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  return {
    site: address,
    async ready() {
      for (;;) {
        const answer = await fetch(`${address}/ready`).catch(() => null);
        if (answer?.ok) return;
        if (running.exitCode !== null) throw new Error('The market did not start.');
        await pause(250);
      }
    },
    async stop() {
      if (running.exitCode === null) {
        running.kill('SIGTERM');
        await once(running, 'exit');
      }
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The address of a product with several suppliers. */
async function aProduct() {
  const answer = await fetch(`${site}/api/market/listings?kind=product&inStock=true`);
  const { data } = await answer.json();
  const [first] = data.items.toSorted((one, other) => other.offerCount - one.offerCount);
  return `/product-checkout/${first.id}`;
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
