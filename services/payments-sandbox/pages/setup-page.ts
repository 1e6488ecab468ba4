import { groupedByFour, hasRoutingNumbers, testIbanOf } from '../iban.ts';
import type { Account } from '../objects.ts';
import type { Section } from '../requirements.ts';
import { checkField, choiceField, problemSummary, textField, type Choice, type Entry } from './fields.ts';
import { html, type Markup } from './html.ts';
import { page } from './page.ts';

const endingChoices: readonly Choice[] = [
  {
    value: 'complete',
    label: 'Complete',
    hint: 'Everything is accepted. Charges and payouts are on immediately.',
  },
  {
    value: 'documents',
    label: 'Documents still missing',
    hint: 'Submitted, but a document is missing. Charges stay off until it is sent.',
  },
  {
    value: 'pending',
    label: 'Verification pending',
    hint: 'Nothing to do but wait: it completes automatically after a few seconds.',
  },
  {
    value: 'refused-fraud',
    label: 'Refused: suspected fraud',
    hint: 'For good, with the reason rejected.fraud.',
  },
  {
    value: 'refused-other',
    label: 'Refused: another reason',
    hint: 'For good, with the reason rejected.other.',
  },
];

const titles: Readonly<Record<Section, string>> = {
  business: 'Your business',
  bank: 'Where you are paid',
  document: 'Proof of your business',
  terms: 'Terms',
};

const business = (entry: Entry): Markup =>
  html`${choiceField(
      'business_type',
      {
        legend: 'What kind of business is it?',
        choices: [
          { value: 'individual', label: 'Individual', hint: 'You trade under your own name.' },
          { value: 'company', label: 'Company', hint: 'It is registered, with a number.' },
        ],
      },
      entry,
    )}
    <div class="of-company row">
      ${textField('company_name', { label: 'Company name', autocomplete: 'organization' }, entry)}
      ${textField('company_number', { label: 'Registration number', autocomplete: 'off' }, entry)}
    </div>
    ${textField('website', { label: 'Website', type: 'url', autocomplete: 'url' }, entry)}
    <h3>Who represents it</h3>
    <div class="row">
      ${textField('first_name', { label: 'First name', autocomplete: 'given-name' }, entry)}
      ${textField('last_name', { label: 'Last name', autocomplete: 'family-name' }, entry)}
    </div>
    ${textField('birth_date', { label: 'Date of birth', type: 'date', autocomplete: 'bday', width: 'half' }, entry)}`;

const bank = (entry: Entry, { country, default_currency }: Account): Markup =>
  textField(
    'iban',
    {
      label: hasRoutingNumbers(country) ? 'Routing number and account number' : 'IBAN',
      hint: `Payouts arrive here in ${default_currency.toUpperCase()}. For testing: ${groupedByFour(testIbanOf(country))}`,
      autocomplete: 'off',
    },
    entry,
  );

const documents = (entry: Entry, account: Account): Markup => {
  const isPerson = account.business_type === 'individual';
  return html`<p>
      ${
        isPerson
          ? 'A passport or an identity card of the person who trades.'
          : 'An extract of the company register, not older than six months.'
      }
    </p>
    ${account.requirements.errors.map(
      ({ reason }) => html`<p class="problem"><span class="sign" aria-hidden="true">!</span>${reason}</p>`,
    )}
    ${checkField(
      'document',
      { value: 'test', label: `Send the test document (${isPerson ? 'passport' : 'register-extract'}.pdf)` },
      entry,
    )}`;
};

const terms = (entry: Entry): Markup =>
  checkField(
    'terms',
    { value: 'accepted', label: 'I accept the Harbour Pay terms, which aren’t binding.' },
    entry,
  );

const bodies: Readonly<Record<Section, (entry: Entry, account: Account) => Markup>> = {
  business,
  bank,
  document: documents,
  terms,
};

const aside = (due: readonly Section[], account: Account): Markup =>
  html`<div class="about">
    <p class="for">Payments for sellers on <strong>Quayside</strong></p>
    <p class="hint">
      ${
        account.charges_enabled
          ? `You are paid out daily${endingOf(account)}. Quayside sees no more of the number than that.`
          : account.details_submitted
            ? 'We already have most of your details. We only need the following.'
            : 'It takes about three minutes. Quayside never sees your bank details.'
      }
    </p>
    <ol class="parts">
      ${due.map((section) => html`<li><a href="#part-${section}">${titles[section]}</a></li>`)}
    </ol>
  </div>`;

/** ", to the account ending in 1332" */
const endingOf = ({ external_accounts: { data } }: Account): string =>
  data[0] === undefined ? '' : `, to the account ending in ${data[0].last4}`;

/** The form of the hosted onboarding: the due sections, and the result that the tester chooses. */
export function setupPage(account: Account, due: readonly Section[], entry: Entry): string {
  const isFirst = !account.details_submitted;
  const isReady = account.charges_enabled;
  const title = isFirst
    ? 'Set up your payouts'
    : isReady
      ? 'Change where you are paid'
      : 'A little more is needed';
  return page({
    title: Object.keys(entry.problems).length > 0 ? `Please check: ${title}` : title,
    aside: aside(due, account),
    main: html`<h1>${title}</h1>
      ${problemSummary(entry)}
      <form method="post" class="offer">
        <p>Only trying it out?</p>
        <button class="quiet" name="intent" value="fill">Fill in test details</button>
      </form>
      <form method="post" novalidate>
        ${due.map(
          (section) =>
            html`<section id="part-${section}" aria-labelledby="title-${section}">
              <h2 id="title-${section}">${titles[section]}</h2>
              ${bodies[section](entry, account)}
            </section>`,
        )}
        ${
          isReady
            ? html`<input type="hidden" name="ending" value="complete" />`
            : html`<section class="testing" aria-labelledby="title-testing">
                <h2 id="title-testing">For testing</h2>
                ${choiceField('ending', { legend: 'Choose an ending', choices: endingChoices }, entry)}
              </section>`
        }
        <div class="actions">
          <button class="solid" name="intent" value="submit">Submit</button>
          <button class="quiet" name="intent" value="leave">Leave without finishing</button>
        </div>
        ${
          isReady
            ? ''
            : html`<p class="hint">
                Either way you return to Quayside. If you leave, you can come back and start again.
              </p>`
        }
      </form>`,
  });
}
