import { moneyText } from './trade.mails.ts';

/** All that is known of a purchase whose payment a bank disputes. */
export interface EvidenceFacts {
  readonly number: string;
  readonly boughtAt: Date;
  readonly buyer: string;
  readonly email: string;
  readonly currency: string;
  readonly paidMinor: number;
  readonly sold: readonly { readonly vendor: string; readonly text: string }[];
  readonly handover: readonly string[];
  readonly invoices: readonly string[];
  readonly course: readonly {
    readonly at: Date;
    readonly command: string;
    readonly by: string;
    readonly note: string | null;
  }[];
}

/** What a bank reads at most, and the column holds. */
export const evidenceMost = 20_000;

const minute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const who: Readonly<Record<string, string>> = {
  crew_member: 'buyer',
  supplier: 'seller',
  service_provider: 'seller',
  admin: 'Quayside',
  system: 'by itself',
  provider: 'payment provider',
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)];

/** The evidence as it is proposed to the admin, who corrects and sends it. */
export function evidenceText(facts: EvidenceFacts): string {
  const { number, boughtAt, buyer, email, currency, paidMinor, sold, handover, invoices, course } = facts;
  const lines = [
    `Purchase ${number}, placed ${minute(boughtAt)} by ${buyer} (${email}). Charged: ${moneyText(paidMinor, currency)}.`,
    ...section(
      'What was sold',
      sold.map(({ vendor, text }) => `${text} (${vendor})`),
    ),
    ...section('Delivery', handover),
    ...section('Invoices', invoices),
    ...section(
      'What happened',
      course.map(
        ({ at, command, by, note }) =>
          `${minute(at)}: ${command.replaceAll('_', ' ')} (${who[by] ?? by})${note === null ? '' : `: ${note}`}`,
      ),
    ),
  ];
  const text = lines.join('\n');
  return [...text].slice(0, evidenceMost).join('');
}
