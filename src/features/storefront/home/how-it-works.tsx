import { Link } from 'react-router-dom';
import { StepDrawing, type DrawnStep } from '../../../ui/drawings/index.ts';
import { DisplayHeading, TextLink } from '../../../ui/index.ts';
import styles from './how-it-works.module.css';
import { Section } from './section.tsx';

interface WorkStep {
  readonly title: string;
  readonly text: string;
}

const crewSteps: readonly (WorkStep & { readonly drawing: DrawnStep })[] = [
  {
    drawing: 'search',
    title: 'Find it',
    text: 'By department and port, with the price, stock or next free hour shown straight away.',
  },
  {
    drawing: 'book',
    title: 'Order or book',
    text: 'One cart for many suppliers, one calendar for every technician. You’re charged once they confirm.',
  },
  {
    drawing: 'aboard',
    title: 'Have it aboard',
    text: 'Delivered to your berth or done on the day you chose. Invoices and documents stay together.',
  },
];

interface Sellers {
  readonly name: string;
  readonly drawing: DrawnStep;
  readonly steps: readonly WorkStep[];
  readonly join: { readonly path: string; readonly label: string };
}

const sellers: readonly Sellers[] = [
  {
    name: 'For suppliers',
    drawing: 'go-live',
    steps: [
      {
        title: 'Send the price list you have',
        text: 'A spreadsheet, a PDF or a photo of a page: we read it.',
      },
      {
        title: 'Check what we understood',
        text: 'We mark what is unclear. Nothing goes live without your approval.',
      },
      {
        title: 'Confirm orders, get paid',
        text: 'Each order says what, where and by when.',
      },
    ],
    join: { path: '/vendor/signup', label: 'Open a shop' },
  },
  {
    name: 'For service providers',
    drawing: 'payment-account',
    steps: [
      {
        title: 'List what you do',
        text: 'Per visit, hour or day, from the list you already send to yachts.',
      },
      { title: 'Open your week', text: 'Set your hours and notice. No slot is booked twice.' },
      { title: 'Do the work, get paid', text: 'Payment is secured before you leave for the quay.' },
    ],
    join: { path: '/service/signup', label: 'Offer your services' },
  },
];

function JoinLink({ path, label }: Sellers['join']) {
  return (
    <TextLink asChild size="3" weight="medium">
      <Link to={path}>{label}</Link>
    </TextLink>
  );
}

function CrewCard() {
  return (
    <article className={styles.crew}>
      <DisplayHeading as="h3" size="tile">
        For crew
      </DisplayHeading>
      <ol className={styles.steps}>
        {crewSteps.map(({ drawing, title, text }) => (
          <li key={title} className={styles.step}>
            <div className={styles.stepPicture}>
              <StepDrawing step={drawing} />
            </div>
            <div>
              <h4 className={styles.stepTitle}>{title}</h4>
              <p className={styles.stepWords}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <JoinLink path="/crew/signup" label="Join as crew" />
    </article>
  );
}

function SellersCard({ name, drawing, steps, join }: Sellers) {
  return (
    <article className={styles.card}>
      <div className={styles.cardPicture}>
        <StepDrawing step={drawing} />
      </div>
      <DisplayHeading as="h3" size="tile">
        {name}
      </DisplayHeading>
      <ol className={styles.list}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h4 className={styles.stepTitle}>{title}</h4>
            <p className={styles.stepWords}>{text}</p>
          </li>
        ))}
      </ol>
      <JoinLink {...join} />
    </article>
  );
}

/** Three steps for buyers, and three for each kind of vendor. */
export function HowItWorks() {
  return (
    <Section
      anchor="how-it-works"
      title="From the list in your pocket to the deck"
      lead="Made for people at sea with little time: few steps, plain words, and no payment until someone has agreed to do the work."
    >
      <CrewCard />
      <div className={styles.cards}>
        {sellers.map((seller) => (
          <SellersCard key={seller.name} {...seller} />
        ))}
      </div>
    </Section>
  );
}
