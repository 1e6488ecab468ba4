import { Link } from 'react-router-dom';
import type { LegalSection } from './legal-page.tsx';
import { AnswerHours } from '../../site-config/index.ts';
import { businessTerms, countInWords } from '../../../lib/business-terms.ts';

const mail = <a href="mailto:legal@example.com">legal@example.com</a>;

/**
 * The rules of docs/product.md "Rules" as an agreement. The same limits and deadlines are in the processes that enforce
 * them.
 */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'who-is-who',
    title: 'Who is who',
    body: (
      <>
        <p>
          <strong>Quayside</strong> runs the marketplace. <strong>Crew</strong> buy and book, for a yacht or
          for themselves. <strong>Suppliers</strong> sell goods. <strong>Service providers</strong> sell work
          and time. Suppliers and service providers together are <strong>vendors</strong>.
        </p>
        <p>
          These terms are between you and Quayside. You accept them when you create an account. If you act for
          a yacht, an owner or a company, you confirm that you may act on their behalf.
        </p>
      </>
    ),
  },
  {
    id: 'who-sells',
    title: 'Who sells',
    body: (
      <>
        <p>
          The vendor sells, not Quayside. Every order and booking is a contract between the crew member, or
          the yacht they act for, and the vendor whose name is on the listing. One cart may hold goods from
          several suppliers. It then makes one contract with each of them.
        </p>
        <p>
          Quayside arranges the contract, takes the payment on the vendor’s behalf and passes it on. We check
          vendors before their listings show, and remove those who break their commitments. We do not check
          every listing.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    body: (
      <ul>
        <li>One account is for one person and one role, with an email address that is yours.</li>
        <li>
          Keep your password to yourself. You are responsible for what is done with your account until you
          report a misuse.
        </li>
        <li>What you say about yourself, your company and your licences must be true and kept up to date.</li>
        <li>
          You can close your account in your settings at any time; open orders and bookings are completed
          first.
        </li>
      </ul>
    ),
  },
  {
    id: 'orders',
    title: 'Orders',
    body: (
      <>
        <p>
          A listing is an invitation; your order is the offer. The price is the one our server computes when
          you order, with tax and delivery shown separately. Stock is reserved for you for{' '}
          {businessTerms.payMinutes} minutes while you pay.
        </p>
        <p>
          Each supplier answers within <AnswerHours />: it confirms, confirms in part, proposes a change or
          declines. No answer counts as declined. A proposed change waits {businessTerms.changeHours} hours
          for you and never costs more than the amount you authorised. A higher amount needs a new order.
        </p>
        <p>
          You may cancel a supplier’s part at no cost until it is sent or ready to collect. What was charged
          for it already is refunded.
        </p>
        <p>
          Goods that are missing, wrong, damaged or don’t arrive at all are for the supplier to put right.
          Report what is missing in the order within {countInWords(businessTerms.receiptDays)} days of
          delivery and before you confirm receipt, and what hasn’t come once its expected day is over: we hold
          the supplier’s money back until the problem is settled.
        </p>
        <p>
          Goods that are wrong, damaged or no longer needed you can ask to return within{' '}
          {businessTerms.returns.requestDays} days of delivery. The supplier answers within{' '}
          {countInWords(businessTerms.returns.answerDays)} days. If it doesn’t answer, Quayside decides; if it
          rejects the return, you can ask Quayside to decide. Sending goods back costs you nothing where
          something was wrong with them. If you bought privately, you can withdraw from the contract in the
          same {businessTerms.returns.requestDays} days without a reason.
        </p>
      </>
    ),
  },
  {
    id: 'bookings',
    title: 'Bookings',
    body: (
      <>
        <p>
          Your slot is yours alone from the moment you start to pay. The provider answers within{' '}
          <AnswerHours />, and always before the work would begin. If it declines or doesn’t answer, nothing
          is charged.
        </p>
        <p>
          Times are those of the port. Either side may propose another time; until it is agreed, the original
          time applies, and there is no second charge.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: (
      <>
        <p>
          When you order or book, your card is <strong>authorised</strong>: the amount is reserved, not taken.
          It is <strong>captured</strong> only after confirmation, once, and only for what was confirmed: for
          an order when every supplier has answered, at the latest {businessTerms.captureHours} hours after it
          was placed; for a booking when the provider confirms. The rest is released.
        </p>
        <p>
          Payments are handled by Stripe. We pass the vendor’s share on when the order or the booking is
          completed. Refunds go back the way you paid.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling a booking',
    body: (
      <>
        <p>
          Each service names one of three policies. The refund, to the cent, is shown before you confirm the
          cancellation.
        </p>
        <ul>
          <li>
            <strong>Flexible:</strong> free until {businessTerms.cancellation.flexibleHours} hours before the
            start.
          </li>
          <li>
            <strong>Moderate:</strong> free until {businessTerms.cancellation.moderateHours} hours before the
            start.
          </li>
          <li>
            <strong>Strict:</strong> free until {businessTerms.cancellation.strictDays} days before the start.
          </li>
        </ul>
        <p>
          After that the provider may keep the price. If the <strong>provider</strong> cancels, you always get
          the full price back. Where the law gives you a right to withdraw, for instance as a consumer at a
          distance, these policies do not take it away.
        </p>
      </>
    ),
  },
  {
    id: 'extra-work',
    title: 'Work without a fixed price',
    body: (
      <p>
        Quotes can’t be asked for yet. Until they can, book a visit or an inspection: what more has to be
        done, the provider proposes as extra work with its price. You pay only what you accept.
      </p>
    ),
  },
  {
    id: 'vendors',
    title: 'For vendors',
    body: (
      <ul>
        <li>
          <strong>Being listed:</strong> your listings show when your application is approved, your onboarding
          is complete and your payment account can take payments.
        </li>
        <li>
          <strong>Your listings:</strong> prices, stock, hours, duration and what is included must be right.
          You review what we read from your files; you are responsible for what you publish, and you allow us
          to show it here.
        </li>
        <li>
          <strong>Your commitments:</strong> you deliver what you confirm. Invoices, taxes, licences and
          insurance are your responsibility.
        </li>
        <li>
          <strong>Commission:</strong> Quayside keeps a commission on what is sold, at the rate shown in your
          account. The rate on the day of the order applies to it, even if the rate changes later. A higher
          rate for all vendors is announced at least {businessTerms.commissionNoticeDays} days before. When
          goods or work are refunded, the commission on them is returned.
        </li>
        <li>
          <strong>Payouts:</strong> your share is transferred to your payment account when the order or
          booking is completed. If a payment is refunded or disputed, your part of it is reversed.
        </li>
        <li>
          <strong>Pausing:</strong> we may suspend a vendor who endangers others, breaks the law or these
          terms. We give the reasons; its listings disappear, and open orders and bookings are completed.
        </li>
      </ul>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <>
        <ul>
          <li>Listing or buying what is illegal, counterfeit, stolen or unsafe.</li>
          <li>Misleading others about who you are, what you sell or what it is worth.</li>
          <li>Taking what belongs to others: accounts, data, photographs.</li>
          <li>Attacking or overloading the service, or scraping it without our consent.</li>
        </ul>
        <p>
          We may suspend an account that does any of this. We give the reason; its open orders and bookings
          are completed.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Who is liable for what',
    body: (
      <>
        <p>
          The vendor is liable for its goods and its work. Quayside is liable for running the marketplace with
          care: for what we hold, what we show and what we move. We cannot promise that it is always
          reachable, and we are not liable for the weather, for ports, carriers or networks.
        </p>
        <p>
          If we break these terms through simple negligence, we are liable for the foreseeable damage, up to
          the value of the order or booking it concerns. Nothing here limits what we owe for intent or gross
          negligence, for injury, or where the law allows no limit.
        </p>
        <p>
          The skipper decides what is safe on board. Listings, articles and training notes here do not replace
          the rules of the flag, the class or the maker.
        </p>
      </>
    ),
  },
  {
    id: 'disagreements',
    title: 'When you disagree',
    body: (
      <p>
        Report the problem in the order or booking: both sides are heard, and Quayside decides where they
        don’t agree. Money that hasn’t been passed on yet stays where it is until the problem is settled.
        Complaints about Quayside itself go to {mail}. Everyone can still go to court, and consumers keep the
        protection of the country they live in.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When these terms change',
    body: (
      <p>
        We write to you at least 30 days before a change takes effect. If you do not agree, you can close your
        account before then. Earlier orders and bookings stay under the terms they were made with. How we
        treat your data is in the <Link to="/privacy-policy">privacy policy</Link>. If one of these terms is
        invalid, the others still apply.
      </p>
    ),
  },
];
