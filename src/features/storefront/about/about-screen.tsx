import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { businessTerms } from '../../../lib/business-terms.ts';
import { DepartmentDrawing, MarinaAtDawn, StepDrawing, type DrawnStep } from '../../../ui/drawings/index.ts';
import { Button, DisplayHeading, Prose } from '../../../ui/index.ts';
import { CommissionNote } from '../../commission/index.ts';
import { AnswerHours } from '../../site-config/index.ts';
import { aboutLead, head as aboutHead } from './about-head.ts';
import styles from './about.module.css';

// Only used by the server, so that browsers do not load it.
export const head = import.meta.env.SSR ? aboutHead : undefined;

const { captureHours, completionHours, receiptDays, payMinutes } = businessTerms;

interface Side {
  readonly id: string;
  readonly title: string;
  readonly drawing: DrawnStep;
  readonly points: readonly string[];
  readonly join: { readonly path: string; readonly label: string };
}

const sides: readonly Side[] = [
  {
    id: 'crew',
    title: 'For crew',
    drawing: 'aboard',
    points: [
      'Search products and services by department and port. Prices, stock and the next free time are shown before you sign in.',
      'Buy from several suppliers in one cart, with one payment. Say where the yacht is and the latest day on which the order is useful.',
      'Book a technician at a free time in the port’s own time zone. The cancellation policy is shown before you pay.',
      'Orders, bookings, invoices and receipts stay together, for you and for the yacht.',
    ],
    join: { path: '/crew/signup', label: 'Join as crew' },
  },
  {
    id: 'suppliers',
    title: 'For suppliers',
    drawing: 'go-live',
    points: [
      'Send the price list you already have: a spreadsheet, a PDF or a photo. You check what we read before anything is shown.',
      'Every order says what, where and by when. Confirm all of it, a part, or propose something else.',
      'Delivery methods, ports and prices are yours. So is the company your buyers see.',
    ],
    join: { path: '/vendor/signup', label: 'Open a shop' },
  },
  {
    id: 'providers',
    title: 'For service providers',
    drawing: 'book',
    points: [
      'List what you do per visit, hour, day or metre, with your working hours, teams and travel times.',
      'A time that is being paid for is held, and the database itself refuses a second booking of it.',
      'The payment is secured before you leave for the quay.',
    ],
    join: { path: '/service/signup', label: 'Offer your services' },
  },
];

const money: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: 'Authorised, not taken',
    text: `When you order or book, your bank sets the amount aside. You have ${payMinutes} minutes to pay, and your stock or your time is kept for you meanwhile.`,
  },
  {
    title: 'Charged once they confirm',
    text: (
      <>
        Vendors have <AnswerHours /> to answer. You are charged once, for what was accepted, at the latest{' '}
        {captureHours} hours after you ordered; the rest is released.
      </>
    ),
  },
  {
    title: 'Paid out when it is done',
    text: `Vendors are paid when the goods have arrived or the work is done. You confirm it. Otherwise goods count as received ${receiptDays} days after the delivery, and work as done ${completionHours} hours after its end, or after the vendor said earlier that it is done. Until then a problem can be reported.`,
  },
  {
    title: 'Every cent is written down',
    text: 'Payments, commission, refunds and payouts are entries of one ledger that always adds up to zero. Buyer, vendor and Quayside read the same entries.',
  },
];

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <DisplayHeading id={`${id}-title`}>{title}</DisplayHeading>
      {children}
    </section>
  );
}

/** `/about-us` (docs/product.md, "Public"). */
export function Component() {
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.heroPicture}>
          <MarinaAtDawn />
        </div>
        <div className={styles.heroWords}>
          <DisplayHeading as="h1" size="hero">
            Between the yacht and the quay
          </DisplayHeading>
          <p className={styles.lead}>{aboutLead}</p>
        </div>
      </header>

      <Part id="why" title="Why we built it">
        <div className={styles.why}>
          <Prose>
            <p>
              A yacht arrives on Thursday and leaves on Saturday. In between somebody on board needs an
              impeller, forty metres of mooring line, a life raft serviced and someone who understands the
              watermaker. Today that means a dozen phone calls, prices by message, and invoices that turn up
              weeks later.
            </p>
            <p>
              The people who could help are two streets from the berth. They have stock and free hours, but no
              time to run a web shop for customers who are gone the day after tomorrow.
            </p>
            <p>
              Quayside brings the two together with as little work as possible for either: prices and free
              times anyone can see, orders that say where the yacht is and until when, and money that moves
              only once somebody has promised to do the work.
            </p>
          </Prose>
          <div className={styles.whyPicture}>
            <DepartmentDrawing department="exterior" />
          </div>
        </div>
      </Part>

      <Part id="how-it-works" title="How the market works">
        <div className={styles.sides}>
          {sides.map(({ id, title, drawing, points, join }) => (
            <article key={id} id={id} className={styles.side}>
              <div className={styles.sidePicture}>
                <StepDrawing step={drawing} />
              </div>
              <DisplayHeading as="h3" size="tile">
                {title}
              </DisplayHeading>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <Link to={join.path} className={styles.join}>
                {join.label}
              </Link>
            </article>
          ))}
        </div>
      </Part>

      <Part id="money" title="How your money is held">
        <ol className={styles.money}>
          {money.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          Card details go straight to our payment provider, Stripe; we never see or store them. What you paid
          waits there until it goes to the vendor, less our commission, or back to you.
        </p>
      </Part>

      <Part id="commission" title="What it costs">
        <p className={styles.note}>
          Buying is free: you pay the vendor’s price, tax and delivery, and nothing on top. Selling has no
          joining fee and no monthly fee. <CommissionNote />
        </p>
      </Part>

      <Part id="honest" title="Who may sell here">
        <p className={styles.note}>
          Every vendor applies with its legal name, registration and documents, which a person checks before
          the first listing is shown. A vendor that stops answering, or whose papers are no longer in order,
          is taken off the market; what was already ordered is still looked after.
        </p>
        <div className={styles.actions}>
          <Button asChild size="3">
            <Link to="/get-started">Get started</Link>
          </Button>
          <Button asChild size="3" variant="surface">
            <Link to="/contact-us">Contact us</Link>
          </Button>
        </div>
      </Part>
    </div>
  );
}
