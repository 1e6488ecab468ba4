// Writes the XML of one invoice of every kind, including the market’s own for its commission, into a folder, to be
// validated with the official rules of EN 16931 (docs/adr/0022).
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ciiOf } from '../services/marketplace/modules/invoices/cii.domain.ts';
import { exampleCommissions } from '../services/marketplace/modules/invoices/commission/testing/example-commission.ts';
import { exampleInvoices } from '../services/marketplace/modules/invoices/testing/example-invoices.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say where to: node scripts/invoice-examples.mjs FOLDER');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const all = Object.entries({ ...exampleInvoices, ...exampleCommissions });
for (const [name, content] of all)
  await writeFile(path.join(folder, `${name.replaceAll(' ', '-')}.xml`), ciiOf(content));
console.log(`${all.length} invoices are in ${folder}`);
