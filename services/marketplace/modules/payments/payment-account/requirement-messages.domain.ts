/** A requirement of the payment provider: its code, and its name for people. */
export interface RequirementDue {
  readonly code: string;
  readonly label: string;
}

const ofBusiness: Readonly<Record<string, string>> = {
  'business_profile.mcc': 'Your line of business',
  'business_profile.product_description': 'What you sell',
  'business_profile.support_email': 'An email address for your customers',
  'business_profile.support_phone': 'A phone number for your customers',
  'business_profile.url': 'Your website',
  business_type: 'What kind of business you are',
  external_account: 'A bank account for your payouts',
};

const ofCompany: Readonly<Record<string, string>> = {
  address: 'The company’s address',
  directors_provided: 'Who directs the company',
  executives_provided: 'Who runs the company',
  name: 'The company’s name',
  owners_provided: 'Who owns the company',
  phone: 'The company’s phone number',
  registration_number: 'The company’s registration number',
  tax_id: 'The company’s tax number',
  vat_id: 'The company’s VAT ID',
  verification: 'A document that proves the company, such as a register extract',
};

const ofPerson: Readonly<Record<string, string>> = {
  address: 'address',
  dob: 'date of birth',
  email: 'email address',
  first_name: 'first name',
  id_number: 'identity number',
  last_name: 'last name',
  nationality: 'nationality',
  phone: 'phone number',
  relationship: 'position in the company',
  ssn_last_4: 'social security number (last four digits)',
};

/** The person of a requirement, by the beginning of its code; other persons have an id of the provider. */
const persons: readonly (readonly [prefix: RegExp, whose: string])[] = [
  [/^individual$/, 'Your'],
  [/^representative$/, 'The representative’s'],
  [/^owners$/, 'The owners’'],
  [/^directors$/, 'The directors’'],
  [/^executives$/, 'The executives’'],
  [/^person_/, 'A further person’s'],
];

function labelOf(code: string): string {
  const own = Object.hasOwn(ofBusiness, code) ? ofBusiness[code] : undefined;
  if (own !== undefined) return own;
  const [subject = '', detail = ''] = code.split('.');
  if (subject === 'tos_acceptance') return 'Your consent to the payment provider’s terms';
  if (subject === 'company' && Object.hasOwn(ofCompany, detail)) return ofCompany[detail] ?? code;
  const whose = persons.find(([prefix]) => prefix.test(subject))?.[1];
  if (whose !== undefined && detail === 'verification') return `${whose} passport or identity card`;
  if (whose !== undefined && Object.hasOwn(ofPerson, detail)) return `${whose} ${ofPerson[detail]}`;
  return `Another detail (${code.replaceAll(/[._]+/g, ' ')})`;
}

/**
 * The provider's codes with labels; codes that belong together for people (day, month and year of birth) appear once,
 * as the first of them.
 */
export function requirementMessages(codes: readonly string[]): readonly RequirementDue[] {
  const byLabel = new Map<string, string>();
  for (const code of codes) {
    const label = labelOf(code);
    if (!byLabel.has(label)) byLabel.set(label, code);
  }
  return [...byLabel].map(([label, code]) => ({ code, label }));
}
