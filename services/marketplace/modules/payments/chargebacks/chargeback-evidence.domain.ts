import type { ChargebackStatus } from '../../../platform/db/chargeback-tables.ts';
import { moneyText } from '../../../../../src/lib/money-minor.ts';

/** All facts about a purchase whose payment a bank disputes. */
interface EvidenceFacts {
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
    readonly vendor: string;
    readonly by: string;
    readonly note: string | null;
  }[];
}

/** Whether the evidence of a chargeback can still be changed and sent. */
export const isDue = (
  { status, evidenceDueBy }: { readonly status: ChargebackStatus; readonly evidenceDueBy: Date | null },
  now: Date,
): boolean => status === 'open' && (evidenceDueBy === null || now < evidenceDueBy);

/** The maximum length that a bank reads, and that the column holds. */
const maxEvidenceLength = 20_000;

const minute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const who: Readonly<Record<string, string>> = {
  crew_member: 'buyer',
  supplier: 'seller',
  service_provider: 'seller',
  admin: 'Quayside',
  system: 'by itself',
  provider: 'payment provider',
};

/** The commands, in words for the bank. */
const words: Readonly<Record<string, string>> = {
  confirm: 'confirmed',
  start_preparing: 'being prepared',
  dispatch: 'sent',
  mark_ready: 'ready for collection',
  mark_delivered: 'delivered',
  confirm_receipt: 'receipt confirmed',
  start: 'work begun',
  complete: 'work done',
};
const wordOf = (command: string): string =>
  Object.hasOwn(words, command) ? (words[command] ?? command) : command.replaceAll('_', ' ');

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)];

/** The proposed evidence, which an admin corrects and sends. */
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
        ({ at, command, vendor, by, note }) =>
          `${minute(at)}, ${vendor}: ${wordOf(command)} (${who[by] ?? by})${note === null ? '' : `: ${note}`}`,
      ),
    ),
  ];
  const text = lines.join('\n');
  return [...text].slice(0, maxEvidenceLength).join('');
}
