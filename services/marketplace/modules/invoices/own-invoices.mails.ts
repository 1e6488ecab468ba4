import { dateText } from '../../../../src/lib/document-texts.ts';
import { moneyText } from '../../../../src/lib/money-minor.ts';
import type { InvoiceKind } from '../../platform/db/invoice-tables.ts';
import type { Colleague } from '../../platform/notifications/mailed-colleagues.ts';
import { layOutMail, type MailToQueue } from '../../platform/mail/index.ts';
import type { AwaitedDocument } from './awaited.repository.ts';
import { salePathOf } from './sale-path.domain.ts';
import type { SoldSale } from './sold-sale.repository.ts';

/** The kind of a document, for use in a sentence. */
export const kindWords: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'invoice',
  credit_note: 'credit note',
};

export const awaitedTitle = (kind: InvoiceKind, saleNumber: string): string =>
  `Please send your ${kindWords[kind]} for ${saleNumber}`;

/** To a vendor who has not sent its document yet. */
export function reminderMail(
  to: Colleague,
  {
    awaited: { kind, amountMinor, currency, dueAt },
    sale,
    isOverdue,
    publicUrl,
  }: {
    readonly awaited: AwaitedDocument;
    readonly sale: SoldSale;
    readonly isOverdue: boolean;
    readonly publicUrl: string;
  },
): MailToQueue {
  const word = kindWords[kind];
  const title = isOverdue
    ? `Your ${word} for ${sale.saleNumber} is overdue`
    : awaitedTitle(kind, sale.saleNumber);
  const path = salePathOf(sale);
  const waits = isOverdue
    ? `${sale.buyerName} expected your ${word} for ${sale.saleNumber} by ${dateText(dueAt)}.`
    : `${sale.buyerName} expects your ${word} for ${sale.saleNumber} by ${dateText(dueAt)}.`;
  return {
    to: to.email,
    subject: title,
    ...layOutMail({
      name: to.firstName,
      heading: title,
      paragraphs: [
        `${waits} It is for ${moneyText(amountMinor, currency)}.`,
        'Upload it as a PDF. If you would rather have Quayside issue your invoices, choose that in your company profile: it applies to what is sold from then on.',
      ],
      button: { label: `Send the ${word}`, url: `${publicUrl}${path}` },
    }),
    notification: { userId: to.userId, kind: 'payment', title, detail: waits, path },
  };
}
