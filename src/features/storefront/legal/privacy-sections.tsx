import { Link } from 'react-router-dom';
import type { LegalSection } from './legal-page.tsx';

const mail = <a href="mailto:legal@example.com">legal@example.com</a>;

/**
 * This text describes what the code does: a change of what is stored, for how long, or who receives it has to change
 * this text too.
 */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who is responsible',
    body: (
      <p>
        Quayside runs this marketplace and decides what personal data it holds. Questions, requests and
        complaints about data go to {mail}; a person reads them. A supplier or service provider you deal with
        is responsible in its own right for what it does with the details of your order or booking.
      </p>
    ),
  },
  {
    id: 'what-we-hold',
    title: 'What we hold',
    body: (
      <>
        <p>Only what you give us and what arises when you use the marketplace:</p>
        <dl>
          <dt>Your account</dt>
          <dd>
            Name, email address, role, time zone and, if you add them, a telephone number and a picture. Your
            password is kept only as a salted hash from which it cannot be read back.
          </dd>
          <dt>Your crew profile</dt>
          <dd>
            Position, yacht, nationality, licences and what you write about yourself, each of them optional.
          </dd>
          <dt>Your documents</dt>
          <dd>
            Certificates, medicals, passports and contracts you upload, with their numbers and dates. They are
            private to you and to those you share a time-limited link with. You decide whether to upload them
            at all.
          </dd>
          <dt>Your company</dt>
          <dd>
            If you sell: legal name, registration and VAT ID, address, ports, the people to contact, and the
            price lists you upload.
          </dd>
          <dt>Your orders and bookings</dt>
          <dd>
            Carts, orders, bookings and messages, and the delivery details that go with them: yacht, berth,
            contact on board, arrival.
          </dd>
          <dt>Payments</dt>
          <dd>
            What was paid, to whom, and its state. Card and bank details go straight to our payment provider;
            we never see or store them.
          </dd>
          <dt>Your messages to us</dt>
          <dd>
            What you write on our contact page, with your name and email address, and what we answer. Against
            advertising we count messages by a fingerprint of the network they came from.
          </dd>
          <dt>Your address for news</dt>
          <dd>The email address you leave to hear when something opens, until you remove it.</dd>
          <dt>Your sessions</dt>
          <dd>
            For each device you sign in on: its kind, such as “Firefox on Windows”, when the session began and
            when it was last used. You see the list in your settings and can end any of them. Where you let a
            browser show news while Quayside is closed, also its address at its push service, until you sign
            out.
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why, and on what legal basis',
    body: (
      <ul>
        <li>
          <strong>To do what you asked for</strong> (the contract with you): accounts, orders, bookings,
          payments, the emails that belong to them.
        </li>
        <li>
          <strong>Because the law says so</strong>: invoices and ledgers, and the checks that payment law asks
          of those who sell.
        </li>
        <li>
          <strong>Because we have a legitimate interest</strong>: keeping accounts safe, slowing down those
          who guess passwords, finding faults, counting which pages are used.
        </li>
        <li>
          <strong>Because you agreed</strong>: Google Analytics, news by email, and news shown by your browser
          while Quayside is closed. You can withdraw each at any time, and nothing else depends on it.
        </li>
      </ul>
    ),
  },
  {
    id: 'counting-pages',
    title: 'Counting page views',
    body: (
      <>
        <p>
          We count how often each kind of page is opened on each day. A count holds the day, the pattern of
          the address (for example “an order”, never which one) and a number. It holds no name, no account, no
          internet address, no cookie and nothing else that could identify you or your device.
        </p>
        <p>
          In the same way we count how many people reach each step of setting up a shop, importing a list,
          checking out and answering an order, how many continue from there, and how long it took.
        </p>
        <p>
          Google Analytics 4 is loaded only after you have said yes to it; it then sets its own cookies. Until
          then, and if you say no, nothing is loaded from Google and nothing is sent there. Where it is in use
          you can <Link to="#analytics-choice">change your answer</Link> at any time.
        </p>
      </>
    ),
  },
  {
    id: 'error-reports',
    title: 'Error reports',
    body: (
      <>
        <p>
          When something breaks in your browser, a report helps us fix it. It says what failed, in which
          version and on what kind of page, with the number and role of your account if you are signed in.
          Before it leaves your browser it is stripped: no names, addresses, texts, file contents, tokens or
          values from addresses, only the shape of the data that was involved.
        </p>
        <p>
          A share of visits, and visits in which something failed, may carry a recording of how the page was
          built and clicked through. In it every text, every input and every picture is masked before it is
          sent.
        </p>
      </>
    ),
  },
  {
    id: 'your-browser',
    title: 'What is stored in your browser',
    body: (
      <>
        <p>
          We ourselves set no cookies for advertising or tracking. Your browser keeps, for you and on your
          device:
        </p>
        <ul>
          <li>who is signed in and the token that proves it, until you sign out;</li>
          <li>the light or dark theme you chose, and whether arriving notifications may pop up;</li>
          <li>your answer about Google Analytics;</li>
          <li>your answers in the safety self-test, which are sent to nobody;</li>
          <li>for ten seconds after you change something, that you did, so that you are shown it at once;</li>
          <li>a visitor’s cart, until it is merged with the one of your account.</li>
        </ul>
        <p>With storage switched off the site still works; it forgets these when you close the tab.</p>
      </>
    ),
  },
  {
    id: 'who-receives',
    title: 'Who receives data',
    body: (
      <>
        <ul>
          <li>
            <strong>The other party to your order or booking.</strong> A vendor sees what it needs to deliver
            or do the work; you see who sells to you. Nobody sees your documents this way.
          </li>
          <li>
            <strong>Our payment provider</strong>, Stripe, which acts under its own privacy policy for
            payments and for the identity checks of those who sell.
          </li>
          <li>
            <strong>The push service of your browser’s maker</strong>, where you let it show news while
            Quayside is closed: that there is news, encrypted, and never what it is.
          </li>
          <li>
            <strong>Our technology providers</strong>: hosting, mail delivery, error reports and, if switched
            on, the language model that helps to read price lists. They work only on our instructions.
          </li>
          <li>
            <strong>VIES</strong>, the European Commission’s register: we look up the VAT ID of a vendor, or
            of a yacht’s business that books a service, to know which tax applies.
          </li>
          <li>
            <strong>Authorities</strong>, when the law obliges us, and then no more than it asks for.
          </li>
        </ul>
        <p>
          Where one of these is outside the European Economic Area, the transfer is based on an adequacy
          decision or on the European Commission’s standard clauses. If you trade across borders, the details
          of that order or booking are sent to the country you trade with.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>
          <strong>Accounts, profiles, pictures:</strong> until you change, remove or close them.
        </li>
        <li>
          <strong>Documents:</strong> until you delete them or close your account.
        </li>
        <li>
          <strong>Orders, bookings, invoices, ledger:</strong> as long as tax and commercial law requires, at
          most ten years; after you close your account without your name in them.
        </li>
        <li>
          <strong>Sessions:</strong> they end 30 days after their last use, at the latest 180 days after they
          began, and are deleted 30 days after that.
        </li>
        <li>
          <strong>Messages to us:</strong> two years after the last of them; advertising 90 days.
        </li>
        <li>
          <strong>Unfinished sign-ups, codes and reset links:</strong> about a week. A code works for ten
          minutes.
        </li>
        <li>
          <strong>Wrong sign-in attempts:</strong> counted without the address itself, deleted after a day.
        </li>
        <li>
          <strong>Error reports:</strong> at most 90 days.
        </li>
        <li>
          <strong>Page view counts:</strong> without limit, since they aren’t about anyone.
        </li>
        <li>
          <strong>Counts of steps:</strong> 400 days, which is as far back as we look.
        </li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can do',
    body: (
      <>
        <p>Most of it without asking anyone, in your settings:</p>
        <ul>
          <li>
            <strong>See and correct</strong> your details.
          </li>
          <li>
            <strong>Export</strong> what we hold about you as one file.
          </li>
          <li>
            <strong>Close your account.</strong> Your name, address, picture, profile and choices are removed
            at once, every session ends, and the email address is free again. What others must keep stays,
            without your name in it.
          </li>
          <li>
            <strong>End sessions</strong> on devices you no longer have.
          </li>
        </ul>
        <p>
          You can also object to what we do in our own interest, ask us to restrict it, or ask what is
          unclear: write to {mail} and you’ll get an answer within a month. If you aren’t satisfied with it,
          the data protection authority where you live or work hears complaints.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted. Passwords are hashed, session tokens and the links in our emails are stored
        only as fingerprints, uploaded pictures are rebuilt before anyone sees them, and files are served only
        to those who may see them. If a breach puts you at risk, we’ll inform you and the authority without
        undue delay.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'When this changes',
    body: (
      <p>
        The date above says when this text last changed. If a change matters to you, we write to you before it
        takes effect. Quayside is made for people at work and not for anyone under 16.
      </p>
    ),
  },
];
