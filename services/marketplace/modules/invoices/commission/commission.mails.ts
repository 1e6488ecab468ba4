import { monthText } from '../../../../../src/lib/document-texts.ts';
import { moneyText } from '../../../../../src/lib/money-minor.ts';
import type { Colleague } from '../../../platform/notifications/mailed-colleagues.ts';
import type { VendorKind } from '../../../platform/db/vendor-tables.ts';
import { layOutMail, type MailToQueue } from '../../../platform/mail/index.ts';
import type { CommissionContent } from '../invoices.domain.ts';

const pagesOfMoney: Readonly<Record<VendorKind, string>> = {
  supplier: '/supplier/transactions',
  service_provider: '/service-provider/transactions',
};

/** The vendor's page of statements, with the commission invoices. */
const statementsPath = (kind: VendorKind): string => `${pagesOfMoney[kind]}?view=statements`;

const wordOf = ({ kind }: CommissionContent): string => (kind === 'invoice' ? 'invoice' : 'credit note');

/** One document, or the first and last of several issued together. */
function commissionTitle(documents: readonly CommissionContent[]): string {
  const [first, last] = [documents[0], documents.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last
    ? `Your statement of ${monthText(first.month)} and ${wordOf(first)} ${first.number}`
    : `Your statements and invoices from ${monthText(first.month)} to ${monthText(last.month)}`;
}

const sentenceOf = (content: CommissionContent): string => {
  const { kind, number, month, netMinor, totalMinor, currency } = content;
  const net = moneyText(netMinor, currency);
  const tax = totalMinor === netMinor ? '' : ` and ${moneyText(totalMinor - netMinor, currency)} VAT`;
  return kind === 'invoice'
    ? `${monthText(month)}: invoice ${number}, ${net} commission${tax}.`
    : `${monthText(month)}: credit note ${number}, ${net} commission${tax} back.`;
};

/** A month has ended: its statement is final, and the market has invoiced its commission. */
export function commissionMail(
  to: Pick<Colleague, 'userId' | 'email' | 'firstName'>,
  documents: readonly CommissionContent[],
  { kind, publicUrl }: { readonly kind: VendorKind; readonly publicUrl: string },
): MailToQueue {
  const title = commissionTitle(documents);
  const path = statementsPath(kind);
  const sentences = documents.map(sentenceOf);
  return {
    to: to.email,
    subject: title,
    ...layOutMail({
      name: to.firstName,
      heading: title,
      paragraphs: [
        ...sentences,
        'The commission was kept from your sales. Each invoice says whether VAT is left to pay. Download it with your statement.',
      ],
      button: { label: 'See your statements', url: `${publicUrl}${path}` },
    }),
    notification: { userId: to.userId, kind: 'payment', title, detail: sentences.at(-1) ?? '', path },
  };
}
