import type { Kysely } from 'kysely';
import { dayMs, hourMs } from '../../../src/lib/durations.ts';
import type { Database } from '../platform/db/schema.ts';
import { sheetPdf, type Sheet } from '../platform/documents/index.ts';
import type { FileStore } from '../platform/files/index.ts';
import type { Ids } from '../platform/ids.ts';
import { companiesWithoutDocuments } from './stock.repository.ts';
import { later } from './instants.ts';
import { readDemoVendors, type DemoVendor } from './vendor-list.ts';

type Company = DemoVendor['company'];

const madeUp = 'Made up for the demo market. Not a real document.';

const englishDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const partyOf = (label: string, { legalName, street, postalCode, city, country }: Company) => ({
  label,
  name: legalName,
  lines: [street, `${postalCode} ${city}`, country],
});

const plain = { tables: [], sums: [], footer: madeUp, data: null } as const;

const registerExtract = (company: Company, at: Date): Sheet => ({
  ...plain,
  title: 'Register extract',
  number: company.registrationNumber,
  facts: [
    { label: 'Issued', value: englishDay.format(at) },
    { label: 'Register', value: `${company.city}, ${company.country}` },
  ],
  parties: [
    partyOf('Company', company),
    { label: 'Represented by', name: company.contactName, lines: ['Managing director, alone'] },
  ],
  tables: [
    {
      title: null,
      columns: [
        { label: 'Entry', width: 1 },
        { label: 'As registered', width: 2 },
      ],
      rows: [
        { cells: ['Legal name', company.legalName], detail: null },
        { cells: ['Trades as', company.tradingName], detail: null },
        { cells: ['Registration number', company.registrationNumber], detail: null },
        {
          cells: ['VAT number', company.vatNumber ?? 'None: the company is outside the scope of VAT'],
          detail: null,
        },
      ],
    },
  ],
  notes: ['The company is active. No insolvency proceedings are entered.'],
  at,
});

const liabilityInsurance = (company: Company, at: Date): Sheet => ({
  ...plain,
  title: 'Certificate of insurance',
  number: `Policy L-${company.registrationNumber.replaceAll(/\D/g, '')}`,
  facts: [
    { label: 'Valid from', value: englishDay.format(later(at, -300 * dayMs)) },
    { label: 'Valid until', value: englishDay.format(later(at, 795 * dayMs)) },
  ],
  parties: [
    partyOf('Insured', company),
    { label: 'Insurer', name: 'Northern Mutual Marine', lines: ['3 Custom House Quay', 'Falmouth'] },
  ],
  tables: [
    {
      title: 'What is covered',
      columns: [
        { label: 'Liability', width: 2 },
        { label: 'Up to, each event', width: 1, align: 'right' },
      ],
      rows: [
        { cells: ['General and product liability', '€5,000,000'], detail: null },
        {
          cells: ['Work on vessels and in marinas', '€2,000,000'],
          detail: 'Damage to the vessel worked on is included.',
        },
      ],
    },
  ],
  notes: ['The premium is paid. The insurer tells the market if the policy ends before its date.'],
  at,
});

interface DocumentParts {
  readonly db: Kysely<Database>;
  readonly ids: Pick<Ids, 'newId' | 'newFileId'>;
  readonly files: FileStore;
}

/** Adds the documents that each company of the demo market handed in an hour before it applied; once. */
export async function seedCompanyDocuments({ db, ids, files }: DocumentParts): Promise<void> {
  const companies = new Map((await readDemoVendors()).map(({ owner, company }) => [owner, company]));
  for (const { vendorId, owner, submittedAt } of await companiesWithoutDocuments(db, [...companies.keys()])) {
    const company = companies.get(owner);
    if (company === undefined) continue;
    const uploadedAt = later(submittedAt, -hourMs);
    for (const { kind, fileName, sheet } of [
      { kind: 'registration', fileName: 'register-extract.pdf', sheet: registerExtract(company, uploadedAt) },
      {
        kind: 'insurance',
        fileName: 'liability-insurance.pdf',
        sheet: liabilityInsurance(company, uploadedAt),
      },
    ] as const) {
      const content = await sheetPdf(sheet);
      const fileId = ids.newFileId();
      const mediaType = 'application/pdf';
      await files.write(`papers/${fileId}`, content, { mimeType: mediaType });
      await db
        .insertInto('vendorPapers')
        .values({
          id: ids.newId(),
          vendorId,
          kind,
          fileId,
          fileName,
          mediaType,
          sizeBytes: content.length,
          uploadedAt,
        })
        .execute();
    }
  }
}
