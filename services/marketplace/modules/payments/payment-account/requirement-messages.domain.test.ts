import { expect, it } from 'vitest';
import { requirementMessages } from './requirement-messages.domain.ts';

it.each([
  ['external_account', 'A bank account for your payouts'],
  ['tos_acceptance.ip', 'Your consent to the payment provider’s terms'],
  ['company.tax_id', 'The company’s tax number'],
  ['company.address.postal_code', 'The company’s address'],
  ['company.verification.document', 'A document that proves the company, such as a register extract'],
  ['individual.verification.document', 'Your passport or identity card'],
  ['individual.dob.day', 'Your date of birth'],
  ['representative.relationship.title', 'The representative’s position in the company'],
  ['person_1ABC.verification.additional_document', 'A further person’s passport or identity card'],
  ['owners.first_name', 'The owners’ first name'],
  [
    'documents.bank_account_ownership_verification.files',
    'Another detail (documents bank account ownership verification files)',
  ],
  ['toString', 'Another detail (toString)'],
  ['company.__proto__', 'Another detail (company proto )'],
])('calls %s what people call it', (code, label) => {
  expect(requirementMessages([code])).toEqual([{ code, label }]);
});

it('lists related requirements once', () => {
  expect(
    requirementMessages([
      'individual.dob.day',
      'external_account',
      'individual.dob.month',
      'individual.dob.year',
    ]),
  ).toEqual([
    { code: 'individual.dob.day', label: 'Your date of birth' },
    { code: 'external_account', label: 'A bank account for your payouts' },
  ]);
});
