import type { StepName } from '../../../machines/onboarding/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';

interface StepWords {
  /** What the step is for. */
  lead: string;
  /** What can go wrong, and what to do then. */
  trouble: readonly string[];
}

type OfStep = Readonly<Record<VendorRole, StepWords>>;

const both = (words: StepWords): OfStep => ({ supplier: words, service_provider: words });

const eachLead = (supplier: string, provider: string, trouble: StepWords['trouble']): OfStep => ({
  supplier: { lead: supplier, trouble },
  service_provider: { lead: provider, trouble },
});

const words: Readonly<Record<StepName, OfStep>> = {
  'company-profile': both({
    lead: 'Who is behind the offers. An administrator compares this with the register; crew see the trading name, the ports and what you write about yourself.',
    trouble: [
      'A legal name or number that the register does not know holds the approval up. Copy both from your extract.',
      'Papers are PDF, JPEG, PNG or WebP, up to 10 MB each. A photograph of a page will do if it can be read.',
      'No VAT number? Leave it out. What we still need is asked for by e-mail, and shown here.',
    ],
  }),
  catalogue: eachLead(
    'The price list you already have becomes your shop: we read it, you check it, then it is imported.',
    'The list of services you already have becomes your offer: we read it, you check it, then it is imported.',
    [
      'A workbook with a password cannot be read: save a copy without it.',
      'Rows without a price or a name cannot be sold. You see each of them before anything is imported, and mend or leave them out.',
      'A connection that breaks loses nothing: what was sent, read and changed is kept, and you go on from here on any device.',
    ],
  ),
  'delivery-area': eachLead(
    'The ports you deliver to. Crew find you where they berth.',
    'The ports you work in. Crew find you where they berth.',
    ['A port is missing? Choose those nearest to it for now and write to us.'],
  ),
  logo: eachLead(
    'It stands beside your products. Without one we show your initials.',
    'It stands beside your services. Without one we show your initials.',
    ['A picture over 10 MB, or a file that is no picture, is refused. JPEG, PNG, WebP and AVIF work.'],
  ),
  'delivery-methods': both({
    lead: 'How crew get what they order from you. They choose one of these for each order, and see its cost before they pay.',
    trouble: [
      'Everybody begins with collection at the own address. Take it off the list if you do not offer it.',
      'A cost that depends on the order? Put in the most usual one and say in the details what changes it.',
    ],
  }),
  'payment-account': both({
    lead: 'So that what crew pay reaches your bank. Quayside never sees your bank details.',
    trouble: [
      'The payment provider’s page closes by itself after a while. Come back here and go on: a new link is made.',
      'Details that do not match the register are asked for again. What is missing is named here.',
      'You can stop half way. What you entered there is kept there.',
    ],
  }),
  completion: both({
    lead: 'Your part is done. Here is what still has to happen, and what you can do meanwhile.',
    trouble: [],
  }),
};

export const wordsOfStep = (step: StepName, role: VendorRole): StepWords => words[step][role];

/** "about 10 minutes"; null for what takes no time. */
export const durationWords = (minutes: number): string | null =>
  minutes === 0 ? null : minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
