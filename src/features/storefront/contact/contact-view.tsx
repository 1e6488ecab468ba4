import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { contactTopicLabels, type ContactTopic } from '../../../lib/contact-topics.ts';
import {
  Button,
  DisplayHeading,
  EmailField,
  EmptyState,
  Notice,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../ui/index.ts';
import {
  atMost,
  counterText,
  emailRule,
  requiredText,
  SubmissionForm,
  TrapField,
  useFields,
  type Places,
} from '../../forms/index.ts';
import type { ApiMutation } from '../../server-data/index.ts';
import { EmptyDrawing } from '../search/storefront-pictures.ts';
import { contactLead } from './contact-head.ts';
import styles from './contact.module.css';

export interface ContactValues {
  topic: ContactTopic | '';
  name: string;
  email: string;
  orderNumber: string;
  message: string;
  /** A honeypot for bots, invisible to people. */
  website: string;
}

/** The maximum length in the contract (ContactRequest). */
const messageMaxLength = 5_000;
const nameMaxLength = 100;
const numberMaxLength = 40;

const places: Places<ContactValues> = {
  labels: {
    topic: 'What is it about?',
    name: 'Your name',
    email: 'Email',
    orderNumber: 'Order or booking number',
    message: 'Your message',
  },
};

const topics = Object.entries(contactTopicLabels).map(([value, label]) => ({ value, label }));

interface ContactViewProps {
  /** The signed-in user; null for a visitor and until that is known. */
  readonly person: { readonly name: string; readonly email: string } | null;
  /** The default values from the address. */
  readonly asked: Pick<ContactValues, 'topic' | 'orderNumber'>;
  /** Whether the page was opened by the link in an answer. */
  readonly isReply: boolean;
  /** The vendor from whose page the visitor comes. */
  readonly vendorName: string | null;
  readonly submission: ApiMutation<ContactValues>;
  /** The number of the sent message; null until it is sent. */
  readonly sentNumber: string | null;
  readonly onAgain: () => void;
}

/** `/contact-us`: the form, and links to the pages that answer most questions. */
export function ContactView(props: ContactViewProps) {
  const { sentNumber, onAgain, isReply, vendorName } = props;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <DisplayHeading as="h1">Contact us</DisplayHeading>
        <p className={styles.lead}>{contactLead}</p>
      </header>
      <div className={styles.form}>
        {isReply && sentNumber === null ? (
          <Notice title="You’re answering us">
            Your message joins the conversation that our email belongs to.
          </Notice>
        ) : null}
        {vendorName !== null && sentNumber === null ? (
          <Notice title={`A question to ${vendorName}`}>
            We pass it on and email you the answer. Your address stays with us.
          </Notice>
        ) : null}
        {sentNumber === null ? (
          <ContactForm {...props} />
        ) : (
          <EmptyState
            level="p"
            title={`We’ve received your message ${sentNumber}`}
            drawing={<EmptyDrawing scene="mail" />}
            action={
              <Button size="3" variant="surface" onClick={onAgain}>
                Write another message
              </Button>
            }
          >
            <span role="status">
              We’ll answer by email, usually within one working day. Nothing after two days? Check your spam
              folder.
            </span>
          </EmptyState>
        )}
      </div>
      <Sooner />
    </div>
  );
}

function ContactForm({ person, asked, submission }: ContactViewProps) {
  const fields = useFields<ContactValues>(
    { ...asked, name: '', email: '', message: '', website: '' },
    { isServerRendered: true },
  );
  const { getValues, setValue } = fields;
  const { name, email } = person ?? {};
  useEffect(() => {
    if (name !== undefined && getValues('name') === '') setValue('name', name);
    if (email !== undefined && getValues('email') === '') setValue('email', email);
  }, [name, email, getValues, setValue]);
  const counter = counterText(useWatch({ control: fields.control, name: 'message' }), messageMaxLength);
  return (
    <SubmissionForm
      name="Contact us"
      fields={fields}
      submission={submission}
      places={places}
      unsaved="your message"
      onSubmit={(values) => submission.run(values)}
      submit="Send the message"
      below={
        <p className={styles.quiet}>
          We keep messages for two years. More is in our <Link to="/privacy-policy">privacy policy</Link>.
        </p>
      }
    >
      <SelectField
        label="What is it about?"
        placeholder="Choose a topic"
        options={topics}
        {...fields.field('topic', {
          validate: (value) => (value === '' ? 'Choose a topic.' : true),
        })}
      />
      <div className={styles.pair}>
        <TextField
          label="Your name"
          autoComplete="name"
          {...fields.field('name', requiredText('Enter your name.', nameMaxLength))}
        />
        <EmailField autoComplete="email" {...fields.field('email', emailRule)} />
      </div>
      <TextField
        label="Order or booking number"
        optional
        hint="It begins with Q or B, for example Q-10001, and is in our emails."
        autoComplete="off"
        {...fields.field('orderNumber', atMost(numberMaxLength))}
      />
      <TextAreaField
        label="Your message"
        rows={8}
        counter={counter}
        {...fields.field('message', requiredText('Write what it is about.', messageMaxLength))}
      />
      <TrapField {...fields.register('website')} />
    </SubmissionForm>
  );
}

const answers: readonly {
  readonly question: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}[] = [
  {
    question: 'Where is my order?',
    text: 'Each order shows who has confirmed, what was sent, and when it is expected.',
    to: '/crew/orders-management',
    link: 'Your orders',
  },
  {
    question: 'I have to move or cancel a booking',
    text: 'You can do both on the booking’s page, which says first what is refunded.',
    to: '/crew/calendar?show=bookings',
    link: 'Your bookings',
  },
  {
    question: 'I’d like to sell on Quayside',
    text: 'Apply with your company’s details; we’ll look at them and write to you.',
    to: '/apply',
    link: 'Apply as a vendor',
  },
  {
    question: 'I can’t sign in',
    text: 'A link by email lets you choose a new password.',
    to: '/forgot-password',
    link: 'Choose a new password',
  },
];

function Sooner() {
  return (
    <aside className={styles.sooner} aria-labelledby="sooner">
      <h2 id="sooner" className={styles.soonerTitle}>
        Often quicker
      </h2>
      <dl className={styles.answers}>
        {answers.map(({ question, text, to, link }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {text} <Link to={to}>{link}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
