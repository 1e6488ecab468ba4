import { percentOf } from '../../../../src/lib/percent-text.ts';
import {
  instantDayText,
  layOutMail,
  notificationExcerpt,
  type MailToQueue,
} from '../../platform/mail/index.ts';
import type { ConcernedOwner } from './concerned-vendors.repository.ts';
import type { AnnouncedCommission, MarketCommission } from './market-settings.domain.ts';

export interface CommissionChange {
  readonly before: MarketCommission;
  readonly after: MarketCommission;
}

interface CommissionText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const share = (basisPoints: number): string => `${percentOf(basisPoints)}%`;
/** Rates begin at midnight in this zone. */
const dayOf = ({ from }: AnnouncedCommission): string => instantDayText(from, 'UTC');

/** What a vendor reads of a change of its commission, whether it is the market's or its own. */
export function commissionChangeText({ before, after }: CommissionChange, vendor: string): CommissionText {
  const [was, is, coming, withdrawn] = [
    share(before.commissionBasisPoints),
    share(after.commissionBasisPoints),
    after.announcedCommission,
    before.announcedCommission,
  ];
  const ofEachSale = `of each sale of ${vendor}, before tax and delivery`;
  const isOff =
    withdrawn === null
      ? []
      : [
          `What we announced before, ${share(withdrawn.basisPoints)} from ${dayOf(withdrawn)}, doesn’t apply.`,
        ];
  if (coming !== null) {
    const rate = share(coming.basisPoints);
    return {
      subject: `${vendor}: your commission will be ${rate} from ${dayOf(coming)}`,
      heading: 'Your commission will change',
      paragraphs: [
        `From ${dayOf(coming)}, we keep ${rate} ${ofEachSale}. Until then it is ${was}. What is ordered or booked before that day keeps its commission.`,
        ...isOff,
        'If you don’t agree, you can close your account before that day, in your settings under Privacy.',
      ],
    };
  }
  if (was === is)
    return {
      subject: `${vendor}: your commission stays ${is}`,
      heading: 'Your commission stays as it is',
      paragraphs: [`We keep ${is} ${ofEachSale}, as until now.`, ...isOff],
    };
  return {
    subject: `${vendor}: your commission is now ${is}`,
    heading: 'Your commission is lower now',
    paragraphs: [
      `From now on, we keep ${is} ${ofEachSale}. Until now it was ${was}. What was ordered or booked before keeps its commission.`,
      ...isOff,
    ],
  };
}

/** What a vendor reads that gets the market's rate instead of its own. */
export const marketRateText = ({ announcedCommission: coming }: MarketCommission): string =>
  coming === null
    ? 'It is the rate of the market, and changes with it.'
    : `It is the rate of the market, and changes with it: to ${share(coming.basisPoints)} from ${dayOf(coming)}.`;

/** Tells the owner of a vendor without a rate of its own that the market's commission changes. */
export function commissionMail(
  { userId, email, firstName, vendor, kind }: ConcernedOwner,
  change: CommissionChange,
  publicUrl: string,
): MailToQueue {
  const { subject, ...text } = commissionChangeText(change, vendor);
  const path = kind === 'supplier' ? '/supplier/profile' : '/service-provider/profile';
  return {
    to: email,
    subject,
    ...layOutMail({
      ...text,
      name: firstName,
      button: { label: 'See how you get paid', url: `${publicUrl}${path}` },
      closing: ['If you have questions about it, please contact us.'],
    }),
    notification: {
      userId,
      kind: 'company',
      title: subject,
      detail: notificationExcerpt(text.paragraphs),
      path,
    },
  };
}
