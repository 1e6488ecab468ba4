import type { Answer } from './answer.types.ts';

/** Questions of visitors without an account. */
export const answersBeforeSigningUp: readonly Answer[] = [
  {
    slug: 'what-quayside-is',
    title: 'What Quayside is, and how it works',
    words: 'what is quayside free about market marketplace how does it work works company who',
    points: [
      'A marketplace for yachts. Crew buy from many suppliers in one cart, and book service providers at a free time.',
      'Crew pay the price, its tax and the delivery, and nothing to Quayside. Sellers pay a commission.',
      'The supplier or provider sells. Quayside checks them before they sell here, holds the payment until goods have arrived or work is done, and decides where the two sides can’t agree.',
    ],
    ways: [{ label: 'About us', path: '/about-us' }],
  },
  {
    slug: 'do-you-need-an-account',
    title: 'Do you need an account?',
    words:
      'account need guest sign up register login create free join visitor without looking registered need browse',
    points: [
      'Not to look around: prices, stock, delivery and free times are open to everybody. What you put into the cart stays in your browser.',
      'To order or book you need a crew account. It is free, and keeps your cart.',
    ],
    ways: [
      { label: 'Join as crew', path: '/crew/signup' },
      { label: 'Sign in', path: '/login' },
    ],
  },
  {
    slug: 'selling-on-quayside',
    title: 'Selling on Quayside',
    words:
      'sell selling register supplier provider vendor shop open become partner apply application join business commission fee fees cost percent',
    points: [
      'Sign up as a supplier or service provider, and send the price list you have. We check your company, usually within two working days.',
      'There is no fee for joining. Quayside keeps a commission of each sale: its rate is on the sign-up page, with an example.',
    ],
    ways: [
      { label: 'Open a shop', path: '/vendor/signup' },
      { label: 'Offer your services', path: '/service/signup' },
    ],
  },
];

/** Questions of all users. */
export const answersForEverybody: readonly Answer[] = [
  {
    slug: 'ports',
    title: 'Which ports are served',
    words:
      'ports port where cities places regions marina mediterranean country countries deliver served area',
    points: [
      'The home page lists all ports, with what is available in each. Choose yours there or in the search, and you see what can be delivered to it, collected in it, or done there.',
    ],
    ways: [{ label: 'The ports', path: '/#ports' }],
  },
  {
    slug: 'contact',
    title: 'Reaching Quayside',
    words:
      'contact support help service phone telephone number email mail call talk human person complain complaint problem report bug feedback',
    points: [
      'Write to us on the contact page. We answer by email, usually within one working day. There is no telephone line.',
      'About an order or booking, the supplier or provider knows more: write to them on its page.',
    ],
    ways: [{ label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'reviews',
    title: 'Reviews and ratings',
    words: 'review reviews rating ratings star stars bad feedback reply answer opinion recommendation',
    points: [
      'There are no reviews or ratings on Quayside, of nobody. Every supplier and provider was checked before it could sell here.',
      'If something is wrong, report the problem on the page of the order or booking: the other side answers there.',
    ],
    ways: [{ label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'your-account',
    title: 'Signing in, and your account',
    words:
      'account sign in log login password forgot forgotten lost reset change email address two factor 2fa passkey second authenticator delete close remove export data privacy personal gdpr notifications cancel my cancelling end',
    points: [
      'Forgotten your password? The sign-in page sends you a link that works once, for an hour.',
      'In your settings you change the password, add a second factor or a passkey, choose which emails you get, save your data, and close the account. Open orders and bookings have to be finished first.',
      'You sign in with your email address. In your settings you change it: we send a link to the new one, which works for an hour.',
    ],
    ways: [
      { label: 'Reset your password', path: '/forgot-password' },
      { label: 'Privacy policy', path: '/privacy-policy' },
    ],
  },
];
