import { parseDocument } from 'htmlparser2';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { sheetPdf } from '../../platform/documents/index.ts';
import { ciiObstacle, ciiOf } from './cii.domain.ts';
import { invoiceSheet } from './invoice-sheet.domain.ts';
import { exampleCommissions } from './commission/testing/example-commission.ts';
import {
  exampleBuyer,
  exampleInvoice,
  exampleInvoices,
  exampleLine,
  standard,
} from './testing/example-invoices.ts';

const at = new Date('2026-11-26T10:00:00Z');
const pdfOf = (content: Parameters<typeof invoiceSheet>[0]) => sheetPdf(invoiceSheet(content, at));
const textOf = async (bytes: Buffer): Promise<string> => {
  const file = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join(' ');
};

interface Found {
  readonly name: string;
  readonly text: string;
}
/** All elements with text, in document order. */
function leavesOf(xml: string): readonly Found[] {
  const found: Found[] = [];
  const visit = (node: object, name: string): void => {
    if ('data' in node && typeof node.data === 'string' && name !== '') found.push({ name, text: node.data });
    if ('children' in node && Array.isArray(node.children))
      for (const child of node.children as readonly object[])
        visit(child, 'name' in node && typeof node.name === 'string' ? node.name : '');
  };
  visit(parseDocument(xml, { xmlMode: true }), '');
  return found;
}
const valuesOf = (xml: string, name: string): readonly string[] =>
  leavesOf(xml)
    .filter((leaf) => leaf.name === `ram:${name}`)
    .map(({ text }) => text);
const sum = (amounts: readonly string[]): number =>
  amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0);

describe('the document as a page', () => {
  it.each(Object.keys(exampleInvoices))('opens and says its number and its sums: %s', async (name) => {
    const content = exampleInvoices[name];
    if (!content) throw new Error('it is there');
    const text = await textOf(await pdfOf(content));
    const total = (content.totalMinor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
    for (const part of [content.number, content.seller.name, content.buyer.name, total])
      expect(text).toContain(part);
  });

  it('contains the buyer’s own references, on the page and in the data', async () => {
    const content = {
      ...exampleInvoice([exampleLine(standard)]),
      poNumber: 'HT-2026-114',
      costCentre: 'Deck',
    };
    const text = await textOf(await pdfOf(content));
    for (const part of ['PO number', 'HT-2026-114', 'Cost centre', 'Deck']) expect(text).toContain(part);
    const xml = ciiOf(content);
    // BT-13 and BT-19.
    expect(valuesOf(xml, 'IssuerAssignedID')).toContain('HT-2026-114');
    expect(xml).toContain(
      '<ram:ReceivableSpecifiedTradeAccountingAccount><ram:ID>Deck</ram:ID></ram:ReceivableSpecifiedTradeAccountingAccount>',
    );
  });

  it('says why its VAT isn’t what the rate makes of the net, and only then', async () => {
    const cheap = exampleLine(standard, { unitPriceMinor: 102, quantity: 1 });
    const textWith = async (count: number) =>
      textOf(await pdfOf(exampleInvoice(Array.from({ length: count }, () => cheap))));
    // 21 % of 2.04 is 0.43, and twice that of 1.02 is 0.42.
    expect(await textWith(2)).toContain('rounded to the cent for each line');
    expect(await textWith(1)).not.toContain('rounded to the cent');
  });

  it('is identical, byte for byte, each time it is rendered from its stored content', async () => {
    const content = exampleInvoices['mixed rates with delivery'] ?? exampleInvoice([]);
    const stored: typeof content = JSON.parse(JSON.stringify(content)) as typeof content;
    expect((await pdfOf(content)).equals(await pdfOf(stored))).toBe(true);
  });

  it('has what PDF/A-3 and Factur-X require: the part, the profile, the colours, embedded fonts, the file and its relationship', async () => {
    const bytes = (await pdfOf(exampleInvoice([exampleLine(standard)]))).toString('latin1');
    for (const needed of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '/S /GTS_PDFA1',
      '/FontFile2',
      '/AFRelationship /Alternative',
      '(factur-x.xml)',
    ])
      expect(bytes).toContain(needed);
    expect(bytes).not.toContain('/Encrypt');
  });

  it('repeats the table heads on every page', async () => {
    const many = exampleInvoice(Array.from({ length: 60 }, () => exampleLine(standard)));
    const text = await textOf(await pdfOf(many));
    expect(text).toContain('4 of 4');
    expect(text.split('Unit price').length - 1).toBeGreaterThan(2);
  });

  it('contains no data if the standard cannot express it', () => {
    const content = exampleInvoice([exampleLine(standard)]);
    expect(ciiObstacle(content)).toBeNull();
    const nowhere = { ...content, buyer: { ...exampleBuyer, country: null }, place: null };
    expect(invoiceSheet(nowhere, at).data).toBeNull();
    expect(ciiObstacle({ ...content, currency: 'KWD' })).toContain('two decimals');
  });
});

describe('the document as data', () => {
  it.each(Object.entries({ ...exampleInvoices, ...exampleCommissions }))(
    'sums as EN 16931 requires: %s',
    (_, content) => {
      const xml = ciiOf(content);
      const one = (element: string) => sum(valuesOf(xml, element).slice(-1));
      const lines = valuesOf(xml, 'LineTotalAmount');
      // BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15, BR-CO-16.
      expect(sum(lines.slice(0, -1))).toBe(sum(lines.slice(-1)));
      expect(sum(lines.slice(-1)) + one('ChargeTotalAmount')).toBe(one('TaxBasisTotalAmount'));
      expect(sum(valuesOf(xml, 'CalculatedAmount'))).toBe(one('TaxTotalAmount'));
      expect(one('TaxBasisTotalAmount') + one('TaxTotalAmount')).toBe(one('GrandTotalAmount'));
      expect(one('GrandTotalAmount') - one('TotalPrepaidAmount')).toBe(one('DuePayableAmount'));
      expect(sum(valuesOf(xml, 'BasisAmount'))).toBe(one('TaxBasisTotalAmount'));
    },
  );

  it.each(['E', 'AE', 'K', 'G', 'O'])('gives the reason for category %s, and no tax', (category) => {
    const content = exampleInvoices[category];
    if (!content) throw new Error('it is there');
    const xml = ciiOf(content);
    expect(valuesOf(xml, 'ExemptionReason')).toEqual([content.groups[0]?.reason]);
    expect(valuesOf(xml, 'TaxTotalAmount')).toEqual(['0.00']);
  });

  it('contains no VAT ID and no rate if nothing is subject to VAT', () => {
    const xml = ciiOf(exampleInvoices['O'] ?? exampleInvoice([]));
    expect(xml).not.toContain('schemeID="VA"');
    expect(valuesOf(xml, 'RateApplicablePercent')).toEqual([]);
  });

  it('of a credit note has its own type and the number of the invoice that it corrects', () => {
    const xml = ciiOf(exampleInvoices['credit note'] ?? exampleInvoice([]));
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(valuesOf(xml, 'IssuerAssignedID')).toEqual(['Q-10001', 'Q101-000001']);
    const drawn = invoiceSheet(exampleInvoices['credit note'] ?? exampleInvoice([]), at);
    expect(drawn.notes).toContain('Corrects invoice Q101-000001 of 26 November 2026: One fender was torn.');
  });

  it("escapes users' texts", () => {
    const content = exampleInvoice([exampleLine(standard, { name: 'Rope <12 mm> & "eye"' })]);
    expect(valuesOf(ciiOf(content), 'Name')[0]).toBe('Rope <12 mm> & "eye"');
  });
});
