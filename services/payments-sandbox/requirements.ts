import type { Account, Requirements } from './objects.ts';

/** The requirements of an account without details. */
const dueAtFirst: readonly string[] = [
  'business_profile.url',
  'business_type',
  'external_account',
  'representative.dob.day',
  'representative.dob.month',
  'representative.dob.year',
  'representative.first_name',
  'representative.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

const nothingDue: Requirements = {
  currently_due: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
  disabled_reason: null,
  current_deadline: null,
  errors: [],
};

const owing = (codes: readonly string[]): Requirements => ({
  ...nothingDue,
  currently_due: codes,
  eventually_due: codes,
  past_due: codes,
  disabled_reason: 'requirements.past_due',
});

export const requirementsAtFirst = owing(dueAtFirst);

/** The possible results of a submission: chosen on the hosted page, since nobody reviews it. */
export const endings = ['complete', 'documents', 'pending', 'refused-fraud', 'refused-other'] as const;
export type Ending = (typeof endings)[number];

/** The required identity document: a company's differs from a person's. */
const documentCode = ({ business_type }: Pick<Account, 'business_type'>): string =>
  business_type === 'individual' ? 'individual.verification.document' : 'company.verification.document';

/** The account after a submission with this result. */
export function withEnding(account: Account, ending: Ending): Account {
  const document = documentCode(account);
  const wasSent = account.requirements.currently_due.includes(document);
  const unreadable = {
    code: 'verification_document_not_readable' as const,
    requirement: document,
    reason: 'The document could not be read. Send a colour scan in which all four corners can be seen.',
  };
  const outcomes: Readonly<Record<Ending, Requirements>> = {
    complete: nothingDue,
    documents: { ...owing([document]), errors: wasSent ? [unreadable] : [] },
    pending: {
      ...nothingDue,
      pending_verification: [document],
      disabled_reason: 'requirements.pending_verification',
    },
    'refused-fraud': { ...nothingDue, disabled_reason: 'rejected.fraud' },
    'refused-other': { ...nothingDue, disabled_reason: 'rejected.other' },
  };
  const isEnabled = ending === 'complete';
  const capability = isEnabled ? 'active' : ending === 'pending' ? 'pending' : 'inactive';
  return {
    ...account,
    capabilities: Object.fromEntries(Object.keys(account.capabilities).map((name) => [name, capability])),
    charges_enabled: isEnabled,
    payouts_enabled: isEnabled,
    details_submitted: true,
    requirements: outcomes[ending],
  };
}

/** The account after its bank returned a payout: nothing is paid out until another bank account is entered. */
export const withoutBank = (account: Account): Account => ({
  ...account,
  payouts_enabled: false,
  requirements: {
    ...account.requirements,
    currently_due: [...new Set([...account.requirements.currently_due, 'external_account'])],
  },
});

/** The sections of the hosted page that an account still has to complete, in order. */
const sections = ['business', 'bank', 'document', 'terms'] as const;
export type Section = (typeof sections)[number];

const sectionOf = (code: string): Section => {
  if (code === 'external_account') return 'bank';
  if (code.startsWith('tos_acceptance.')) return 'terms';
  return code.endsWith('.verification.document') ? 'document' : 'business';
};

export function sectionsDue({ requirements }: Pick<Account, 'requirements'>): readonly Section[] {
  const due = new Set(requirements.currently_due.map(sectionOf));
  return sections.filter((section) => due.has(section));
}
