// The parser's time from the first byte sent to the last byte of the response, including interpretation, compared with
// papaparse and read-excel-file in a bare program, and the memory of its process (docs/quality.md, "Fast"). Seconds are
// wall time, which other work on the machine lengthens; the processor time of both is printed too. Starts its own
// parser and cleans up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import xlsx from '@e965/xlsx';
import { startParser } from '../parser-process.mjs';
import { freePorts } from '../free-ports.mjs';
import { readOptions } from './options.mjs';
import { processorSeconds } from './processor-time.mjs';
import { yachtingRows } from './yachting-rows.mjs';

const given = readOptions({
  usual: { rounds: '5', 'csv-rows': '100000', 'xlsx-rows': '20000' },
  small: { rounds: '1', 'csv-rows': '100', 'xlsx-rows': '100' },
});
const rounds = Number(given.rounds);
const [csvRows, xlsxRows] = [given['csv-rows'], given['xlsx-rows']].map(Number);

const header = ['Name', 'SKU', 'Price', 'Currency', 'Stock'];
const recordOf = ({ name, sku, priceMinor, currency, stock }) => [
  name,
  sku,
  (priceMinor / 100).toFixed(2),
  currency,
  String(stock),
];
const csvOf = (rows) => [header, ...rows.map(recordOf)].map((cells) => `${cells.join(',')}\n`).join('');

/** Like csvOf, each row with a description long enough for the maximum file size. */
const largeCsvOf = (rows) =>
  [
    [...header, 'Description'],
    ...rows.map((row) => [...recordOf(row), `${row.description} ${'Märchenhaft schön. '.repeat(18)}`]),
  ]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');

function xlsxOf(rows) {
  const book = xlsx.utils.book_new();
  const cells = rows.map((row) => {
    const [name, sku, price, currency, stock] = recordOf(row);
    return [name, sku, Number(price), currency, Number(stock)];
  });
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([header, ...cells]), 'Prices');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true, bookSST: true });
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'quayside-bench-'));
try {
  const cases = [
    {
      name: `${csvRows.toLocaleString('en')} rows of CSV`,
      kind: 'csv',
      make: () => csvOf(yachtingRows(csvRows)),
      least: 0.8,
      mostMb: 300,
    },
    {
      name: `${xlsxRows.toLocaleString('en')} rows of xlsx`,
      kind: 'xlsx',
      make: () => xlsxOf(yachtingRows(xlsxRows)),
      least: 1,
      mostMb: 400,
    },
    {
      name: `${csvRows.toLocaleString('en')} long rows of CSV`,
      kind: 'csv',
      make: () => largeCsvOf(yachtingRows(csvRows)),
      least: 0.8,
      mostMb: 300,
    },
  ];
  for (const each of cases) await measure(each);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure({ name, kind, make, least, mostMb }) {
  const how = kind === 'csv' ? 'stream' : kind;
  const file = path.join(folder, `list.${kind}`);
  await writeFile(file, make());
  const sizeMb = (await stat(file)).size / 1e6;
  const [port] = await freePorts(1);
  const parser = await startParser({ port });
  const results = [];
  try {
    // The first read of a process compiles code for all others; a bare program is a new process each time, as intended.
    await parsed(parser.url, file);
    for (let round = 0; round < rounds; round += 1)
      results.push({
        bare: await bare(how, file),
        chunks: kind === 'csv' ? await bare('csv', file) : null,
        own: await withProcessorTime(parser.pid, () => parsed(parser.url, file)),
      });
    print({ name, sizeMb, least, mostMb, results, rssMb: await mostMemory(parser.pid) });
  } finally {
    await parser.stop();
  }
}

async function bare(kind, file) {
  const program = path.resolve(import.meta.dirname, 'parser-bare.mjs');
  const child = spawn(process.execPath, [program, kind, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (piece) => (output += piece));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the bare program failed');
  return JSON.parse(output);
}

async function parsed(url, file) {
  const body = new FormData();
  body.append('file', await openAsBlob(file), path.basename(file));
  const from = performance.now();
  const answer = await fetch(`${url}/parse-inventory`, { method: 'POST', body });
  let bytes = 0;
  let end = Buffer.alloc(0);
  for await (const piece of answer.body) {
    bytes += piece.length;
    end = Buffer.concat([end, piece]).subarray(-4_000);
  }
  const seconds = (performance.now() - from) / 1000;
  const rows = Number(/"rowsRead":(\d+)/.exec(end.toString())?.[1]);
  if (answer.status !== 200) throw new Error(`the parser answered ${answer.status}: ${end}`);
  return { seconds, bytes, rows };
}

/** The result of the work, with a process's processor seconds meanwhile; NaN if the system does not report them. */
async function withProcessorTime(pid, work) {
  const from = await processorSeconds(pid);
  const result = await work();
  return { ...result, processorSeconds: (await processorSeconds(pid)) - from };
}

/** A process's peak memory in MB; null if the system does not report it. */
async function mostMemory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

function print({ name, sizeMb, least, mostMb, results, rssMb }) {
  const median = (of) => results.map(of).toSorted((a, b) => a - b)[Math.floor(results.length / 2)];
  const [bareSeconds, seconds] = [median(({ bare }) => bare.seconds), median(({ own }) => own.seconds)];
  const ratio = median(({ bare, own }) => bare.seconds / own.seconds);
  const missed = (isMissed) => (isMissed ? ': MISSED' : '');
  const processor = median(({ bare, own }) => bare.processorSeconds / own.processorSeconds);
  console.log(`${name} (${sizeMb.toFixed(0)} MB)`);
  console.log(
    `  parser ${seconds.toFixed(2)} s for ${results[0].own.rows} rows, ${(results[0].own.bytes / 1e6).toFixed(0)} MB of JSON; ` +
      `most memory ${rssMb === null ? 'not known' : `${rssMb.toFixed(0)} MB`} (under ${mostMb}${missed(rssMb > mostMb)})`,
  );
  console.log(
    `  bare   ${bareSeconds.toFixed(2)} s for ${results[0].bare.rows} rows in ${median(({ bare }) => bare.rssMb).toFixed(0)} MB; ` +
      `ratio ${ratio.toFixed(2)} (at least ${least}${missed(ratio < least)}), by processor time ${processor.toFixed(2)}; medians of ${results.length}`,
  );
  if (results[0].chunks === null) return;
  const inChunks = median(({ chunks }) => chunks.seconds);
  console.log(
    `         ${inChunks.toFixed(2)} s where papaparse hands over its rows in chunks; ratio ${median(({ chunks, own }) => chunks.seconds / own.seconds).toFixed(2)}`,
  );
}
