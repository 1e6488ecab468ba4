import type { StepName } from '../../../machines/onboarding/index.ts';
import type { VendorRole } from '../../../machines/import/index.ts';

interface StepTexts {
  /** What the step is for. */
  lead: string;
  /** What can go wrong, and what to do then. */
  trouble: readonly string[];
}

type OfStep = Readonly<Record<VendorRole, StepTexts>>;

const both = (texts: StepTexts): OfStep => ({ supplier: texts, service_provider: texts });

const eachLead = (supplier: string, provider: string, trouble: StepTexts['trouble']): OfStep => ({
  supplier: { lead: supplier, trouble },
  service_provider: { lead: provider, trouble },
});

const texts: Readonly<Record<StepName, OfStep>> = {
  'company-profile': both({
    lead: 'These details show who is behind the offers. An administrator checks them against the register. Crew see the trading name, the ports and your description.',
    trouble: [
      'A legal name or number that isn’t in the register delays approval. Copy both from your register extract.',
      'Documents can be PDF, JPEG, PNG or WebP, up to 10 MB each. A readable photo of a page is fine.',
      'No VAT ID? Keep it empty: your shop then charges no VAT. If we need anything else, we’ll ask by email and show it here.',
    ],
  }),
  catalogue: eachLead(
    'Your existing price list becomes your shop: we read it, you check it, then it’s imported.',
    'Your existing list of services becomes your offer: we read it, you check it, then it’s imported.',
    [
      'We can’t read a workbook with a password. Save a copy without one.',
      'Rows without a price or a name can’t be sold. You’ll see each of them before anything is imported, and can fix them or leave them out.',
      'If the connection drops, nothing is lost. Everything uploaded, read and changed is saved, and you can continue on any device.',
    ],
  ),
  'delivery-area': eachLead(
    'The ports you deliver to. Crew find you by port.',
    'The ports you work in. Crew find you by port.',
    ['Is a port missing? Choose the nearest ones for now and contact us.'],
  ),
  logo: eachLead(
    'It’s shown next to your products. Without one, we show your initials.',
    'It’s shown next to your services. Without one, we show your initials.',
    ['The picture can be up to 10 MB, as JPEG, PNG, WebP, AVIF or GIF.'],
  ),
  'delivery-methods': both({
    lead: 'How crew get what they order from you: each way with its cost, the ports it reaches and the days it takes. They choose one for each order and see its cost before they pay.',
    trouble: [
      'Your list starts with collection at your address. Remove it if you don’t offer it.',
      'If the cost depends on the order, enter the usual one and explain in the details what changes it.',
    ],
  }),
  'working-hours': both({
    lead: 'Crew can book you only within these hours. You decide when: change them at any time in your calendar.',
    trouble: [
      'A break at noon? Add hours to the day: a day can have up to six.',
      'Holidays, days off, notice and the time between two bookings are set in your calendar afterwards.',
      'You can give single services hours of their own there.',
    ],
  }),
  'payment-account': both({
    lead: 'This is how payments from crew reach your bank. The law makes Stripe check who receives money, and Quayside never sees your bank details.',
    trouble: [
      'The payment provider’s page expires after a while. Come back here and continue: we’ll create a new link.',
      'If details don’t match the register, you’ll be asked for them again. We show here what is missing.',
      'You can stop halfway. What you entered there is saved.',
    ],
  }),
  completion: both({
    lead: 'Your part is done. Here’s what still has to happen and what you can do in the meantime.',
    trouble: [],
  }),
};

export const stepLabels = (step: StepName, role: VendorRole): StepTexts => texts[step][role];

/** "about 10 minutes"; null if it takes no time. */
export const durationLabel = (minutes: number): string | null =>
  minutes === 0 ? null : minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
