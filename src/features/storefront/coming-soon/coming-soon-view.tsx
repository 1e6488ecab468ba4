import { Link } from 'react-router-dom';
import { Button, DisplayHeading, EmailField, Notice, QuietButton } from '../../../ui/index.ts';
import { emailRule, SubmissionForm, TrapField, useFields, type Places } from '../../forms/index.ts';
import { errorText, type ApiMutation } from '../../server-data/index.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { comingSoonLead } from './coming-soon-head.ts';
import styles from './coming-soon.module.css';

export interface NewsValues {
  email: string;
  /** A honeypot for bots, invisible to people. */
  website: string;
}

const places: Places<NewsValues> = { labels: { email: 'Email' } };

/** Planned features, each with what to use until then. */
const coming: readonly {
  readonly title: string;
  readonly text: string;
  readonly meanwhile: { readonly label: string; readonly path: string };
}[] = [
  {
    title: 'Quotes for work without a fixed price',
    text: 'Describe a job once, compare the offers of several providers side by side, and pay the one you accept.',
    meanwhile: { label: 'Find a service with a price', path: '/vendor-services' },
  },
  {
    title: 'Crew documents',
    text: 'Certificates, medicals and passports in one place, with a reminder before anything expires.',
    meanwhile: { label: 'Book a medical', path: '/vendor-services?category=Medical' },
  },
  {
    title: 'Stock on board',
    text: 'What is in which locker, what runs low, and one press to order it again.',
    meanwhile: { label: 'Search the market', path: '/' },
  },
  {
    title: 'Training and accommodation for crew',
    text: 'Which course renews which certificate, and rooms and berths between two yachts.',
    meanwhile: { label: 'Courses you can book now', path: '/vendor-services?category=Training' },
  },
];

interface ComingSoonViewProps {
  readonly submission: ApiMutation<NewsValues>;
  /** The server's answer after an address was submitted. */
  readonly answered: string | null;
  /** The newsletter link of a mail: its question and its result; null without a link. */
  readonly link: {
    readonly submission: ApiMutation<boolean>;
    readonly answered: string | null;
  } | null;
}

/** `/coming-soon`: planned features, and a newsletter about them. */
export function ComingSoonView({ submission, answered, link }: ComingSoonViewProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.drawing} aria-hidden>
          <EmptyDrawing scene="nothing-here" />
        </div>
        <DisplayHeading as="h1">Coming soon</DisplayHeading>
        <p className={styles.lead}>{comingSoonLead}</p>
      </header>
      <div className={styles.form}>
        {link === null ? <NewsForm submission={submission} answered={answered} /> : <LinkAnswer {...link} />}
      </div>
      <ul className={styles.coming}>
        {coming.map(({ title, text, meanwhile }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link to={meanwhile.path}>{meanwhile.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewsForm({ submission, answered }: Pick<ComingSoonViewProps, 'submission' | 'answered'>) {
  const fields = useFields<NewsValues>({ email: '', website: '' }, { isServerRendered: true });
  if (answered !== null && !submission.failure)
    return (
      <Notice tone="success" live title={answered}>
        Nothing after a few minutes? Check your spam folder.
      </Notice>
    );
  return (
    <SubmissionForm
      name="News by email"
      fields={fields}
      submission={submission}
      places={places}
      onSubmit={(values) => submission.run(values)}
      submit="Tell me when it opens"
      below={
        <p className={styles.quiet}>
          Used only for this, and never passed on. Each mail has a link that removes your address. More is in
          our <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      }
    >
      <EmailField autoComplete="email" {...fields.field('email', emailRule)} />
      <TrapField {...fields.register('website')} />
    </SubmissionForm>
  );
}

function LinkAnswer({ submission, answered }: NonNullable<ComingSoonViewProps['link']>) {
  if (answered !== null) return <Notice tone="success" live title={answered} />;
  const { busy, failure, run } = submission;
  return (
    <>
      <Notice title="Would you like to hear from us?">
        Confirm your address, or remove it and we delete it.
      </Notice>
      {failure ? <Notice tone="error" live title={errorText(failure)} /> : null}
      <div className={styles.actions}>
        <Button size="3" disabled={busy} onClick={() => void run(true)}>
          Confirm my address
        </Button>
        <QuietButton size="3" disabled={busy} onClick={() => void run(false)}>
          Remove my address
        </QuietButton>
      </div>
    </>
  );
}
