import type { Details } from './details.ts';
import { withChangedAccount } from './events.ts';
import { testBank } from './iban.ts';
import { withLink } from './links.ts';
import { newId } from './new-id.ts';
import type { Account, StoredLink, SandboxState } from './objects.ts';
import { withPayoutsPlanned } from './payments/paying-out.ts';
import { withEnding } from './requirements.ts';
import { secondsOf, type Moment } from './rules.ts';

/** The link's end, whatever happened to the account: it cannot be used again. */
export const withFinishedLink = (state: SandboxState, link: StoredLink): SandboxState =>
  withLink(state, { ...link, isFinished: true });

/** Stores the details, ends the submission with the chosen result, and notifies the marketplace. */
export function submit(
  state: SandboxState,
  { link, account, details }: { link: StoredLink; account: Account; details: Details },
  moment: Pick<Moment, 'nowMs' | 'rules'>,
): SandboxState {
  const { ending } = details;
  const changed = withEnding(submitted(account, details, moment), ending);
  const next = withPayoutsPlanned(withChangedAccount(state, changed, moment), changed, moment);
  const verifications =
    ending === 'pending'
      ? { ...next.verifications, [account.id]: moment.nowMs + moment.rules.verificationMs }
      : next.verifications;
  return withFinishedLink({ ...next, verifications }, link);
}

function submitted(account: Account, details: Details, moment: Pick<Moment, 'nowMs'>): Account {
  const { businessType, companyName, website, bank, hasAcceptedTerms } = details;
  const { default_currency: currency } = account;
  return {
    ...account,
    business_type: businessType ?? account.business_type,
    ...(website !== null && { business_profile: { url: website } }),
    ...(companyName !== null && { company: { name: companyName } }),
    ...(hasAcceptedTerms && { tos_acceptance: { date: secondsOf(moment) } }),
    ...(bank !== null && {
      external_accounts: {
        object: 'list',
        data: [
          {
            id: newId('ba'),
            object: 'bank_account',
            country: bank.country,
            currency,
            last4: bank.number.slice(-4),
            bank_name: testBank,
            default_for_currency: true,
          },
        ],
      },
    }),
  };
}
