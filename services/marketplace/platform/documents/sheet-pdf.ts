import PDFDocument from 'pdfkit';
import { documentFonts } from './fonts.ts';
import type { Sheet, SheetColumn, SheetParty, SheetRow, SheetSum, SheetTable } from './sheet.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Weight = 'regular' | 'semibold';

// A4 in points, with space on the left for holes and at the bottom for the footer.
const page = { left: 56, right: 540, top: 52, bottom: 770, footer: 792 } as const;
const width = page.right - page.left;
const gap = 10;
const size = { title: 20, body: 9, small: 7.5 } as const;
const ink = { text: '#1c2024', muted: '#60646c', line: '#d9d9e0' } as const;

interface Style {
  readonly weight?: Weight;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Where a text begins, and where its lines end. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes text in a box with a fixed width; returns the height. */
function write(pdf: Pdf, text: string, box: Box, style: Style = {}): number {
  const { weight = 'regular', align = 'left', color = ink.text } = style;
  pdf
    .font(weight)
    .fontSize(style.size ?? size.body)
    .fillColor(color)
    .text(text, box.x, box.y, { ...setting(box.width, align), align });
  return pdf.y - box.y;
}

/**
 * Only sums that stand below each other need digits of one width: words set with a feature of the font are not cached by
 * the library, which lays each of them out several times.
 */
const setting = (boxWidth: number, align: 'left' | 'right' = 'left') => ({
  width: boxWidth,
  lineGap: 1.5,
  ...(align === 'right' && { features: ['tnum' as const] }),
});

const heightOf = (pdf: Pdf, text: string, boxWidth: number, style: Style = {}): number =>
  pdf
    .font(style.weight ?? 'regular')
    .fontSize(style.size ?? size.body)
    .heightOfString(text, setting(boxWidth, style.align));

function rule(pdf: Pdf, y: number, from: number = page.left): void {
  pdf.moveTo(from, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(ink.line).stroke();
}

/** The next free line; on a new page if the height does not fit. */
function roomFor(pdf: Pdf, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  pdf.addPage();
  return page.top;
}

function head(pdf: Pdf, { title, number, facts }: Sheet): number {
  const half = width / 2 - gap;
  let left = page.top;
  left += write(pdf, title, { x: page.left, y: left, width: half }, { weight: 'semibold', size: size.title });
  left += write(pdf, number, { x: page.left, y: left + 2, width: half }, { size: 11, color: ink.muted }) + 2;
  let right = page.top + 4;
  for (const { label, value } of facts) {
    const x = page.left + width / 2;
    const shown = write(pdf, value, { x: x + 84, y: right, width: width / 2 - 84 });
    write(pdf, label, { x, y: right, width: 80 }, { color: ink.muted });
    right += shown + 2;
  }
  return Math.max(left, right) + 18;
}

function party(pdf: Pdf, { label, name, lines }: SheetParty, { x, y, width: boxWidth }: Box): number {
  let at = y;
  at += write(pdf, label, { x, y: at, width: boxWidth }, { size: size.small, color: ink.muted }) + 2;
  at += write(pdf, name, { x, y: at, width: boxWidth }, { weight: 'semibold' }) + 1;
  for (const line of lines) at += write(pdf, line, { x, y: at, width: boxWidth }) + 1;
  return at;
}

function parties(pdf: Pdf, all: readonly SheetParty[], y: number): number {
  if (all.length === 0) return y;
  const boxWidth = width / Math.max(all.length, 2) - gap;
  const ends = all.map((one, index) =>
    party(pdf, one, { x: page.left + index * (boxWidth + gap), y, width: boxWidth }),
  );
  return Math.max(...ends) + 20;
}

interface Placed {
  readonly column: SheetColumn;
  readonly x: number;
  readonly width: number;
}

function placed(columns: readonly SheetColumn[]): readonly Placed[] {
  const all = columns.reduce((sum, column) => sum + column.width, 0);
  let x: number = page.left;
  return columns.map((column) => {
    const share = (width * column.width) / all;
    const one = { column, x, width: share - gap };
    x += share;
    return column.align === 'right' ? { ...one, x: one.x + gap } : one;
  });
}

function tableHead(pdf: Pdf, columns: readonly Placed[], y: number): number {
  const style: Style = { size: size.small, color: ink.muted };
  const heights = columns.map(({ column, ...box }) =>
    write(pdf, column.label, { ...box, y }, { ...style, align: column.align ?? 'left' }),
  );
  const below = y + Math.max(...heights) + 3;
  rule(pdf, below);
  return below + 5;
}

function rowHeight(pdf: Pdf, columns: readonly Placed[], { cells, detail }: SheetRow): number {
  const heights = columns.map(({ column, width: boxWidth }, index) =>
    heightOf(pdf, cells[index] ?? '', boxWidth, { align: column.align ?? 'left' }),
  );
  const [first] = columns;
  const more = detail === null || !first ? 0 : heightOf(pdf, detail, first.width, { size: size.small }) + 1;
  return Math.max((heights[0] ?? 0) + more, ...heights) + 8;
}

function tableRow(pdf: Pdf, columns: readonly Placed[], { cells, detail }: SheetRow, y: number): void {
  for (const [index, { column, ...box }] of columns.entries()) {
    const height = write(pdf, cells[index] ?? '', { ...box, y }, { align: column.align ?? 'left' });
    if (index === 0 && detail !== null)
      write(pdf, detail, { ...box, y: y + height + 1 }, { size: size.small, color: ink.muted });
  }
}

function table(pdf: Pdf, { title, columns: wanted, rows }: SheetTable, y: number): number {
  const columns = placed(wanted);
  let at = roomFor(pdf, y, 60);
  if (title !== null) at += write(pdf, title, { x: page.left, y: at, width }, { weight: 'semibold' }) + 6;
  at = tableHead(pdf, columns, at);
  for (const row of rows) {
    const height = rowHeight(pdf, columns, row);
    if (at + height > page.bottom) {
      pdf.addPage();
      at = tableHead(pdf, columns, page.top);
    }
    tableRow(pdf, columns, row, at);
    at += height;
    rule(pdf, at - 4);
  }
  return at + 12;
}

function sums(pdf: Pdf, all: readonly SheetSum[], y: number): number {
  const x = page.left + width * 0.5;
  let at = roomFor(pdf, y, all.length * 16 + 8);
  for (const { label, value, isTotal } of all) {
    const weight = isTotal ? 'semibold' : 'regular';
    const style: Style = { weight, size: isTotal ? 10.5 : size.body };
    if (isTotal) {
      rule(pdf, at, x);
      at += 6;
    }
    const labelled = write(pdf, label, { x, y: at, width: width * 0.3 }, style);
    const valued = write(
      pdf,
      value,
      { x: x + width * 0.3, y: at, width: width * 0.2 },
      { ...style, align: 'right' },
    );
    at += Math.max(labelled, valued) + 4;
  }
  return at + 14;
}

function notes(pdf: Pdf, all: readonly string[], y: number): number {
  let at = y;
  for (const note of all) {
    at = roomFor(pdf, at, heightOf(pdf, note, width * 0.8));
    at += write(pdf, note, { x: page.left, y: at, width: width * 0.8 }, { color: ink.muted }) + 4;
  }
  return at;
}

function footers(pdf: Pdf, text: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    rule(pdf, page.footer - 6);
    const style: Style = { size: size.small, color: ink.muted };
    write(pdf, text, { x: page.left, y: page.footer, width: width - 70 }, style);
    const of = `${index + 1} of ${count}`;
    write(pdf, of, { x: page.right - 60, y: page.footer, width: 60 }, { ...style, align: 'right' });
  }
}

/** Declares the embedded file as Factur-X requires, with the schema of its properties that PDF/A requires. */
const facturX = (fileName: string): string => `
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${[
        ['DocumentFileName', 'The name of the embedded XML document'],
        ['DocumentType', 'The type of the hybrid document in capital letters'],
        ['Version', 'The version of the standard that the embedded XML follows'],
        ['ConformanceLevel', 'The profile of the embedded XML'],
      ]
        .map(
          ([name, description]) => `
        <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${description}</pdfaProperty:description>
        </rdf:li>`,
        )
        .join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>`;

function embed(pdf: Pdf, { name, xml }: NonNullable<Sheet['data']>, at: Date): void {
  const options = {
    name,
    type: 'text/xml',
    description: 'The invoice as data (Factur-X, EN 16931)',
    creationDate: at,
    modifiedDate: at,
    relationship: 'Alternative',
  };
  pdf.file(Buffer.from(xml), options);
  pdf.appendXML(facturX(name));
}

const bytesOf = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });

/** Renders the sheet as PDF/A-3 (level B). The same sheet always results in the same bytes. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const fonts = await documentFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    // Page breaks are made here, not by the library.
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: `${sheet.title} ${sheet.number}`,
      Author: 'Quayside',
      Creator: 'Quayside',
      Producer: 'Quayside',
      CreationDate: sheet.at,
    },
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('semibold', fonts.semibold);
  pdf.addPage();
  let y = head(pdf, sheet);
  y = parties(pdf, sheet.parties, y);
  for (const one of sheet.tables) y = table(pdf, one, y);
  if (sheet.sums.length > 0) y = sums(pdf, sheet.sums, y);
  notes(pdf, sheet.notes, y);
  footers(pdf, sheet.footer);
  if (sheet.data !== null) embed(pdf, sheet.data, sheet.at);
  return bytesOf(pdf);
}
