import { marketRate, type Answer } from './answer.types.ts';

/** Questions of visitors without an account. */
export const answersBeforeSigningUp: readonly Answer[] = [
  {
    slug: 'what-quayside-is',
    title: 'What Quayside is, and how it works',
    words:
      'what is quayside free about market marketplace how does it work works company who behind owner owns runs checked verified trusted trustworthy serious legit safe suppliers providers platform extra charge fee fees cost costs use buyers crew yachts superyacht superyachts boats small big only',
    points: [
      'A marketplace for yachts of every size. Crew buy from many suppliers in one cart, and book service providers at a free time.',
      `Crew pay the price, its tax and the delivery, and nothing to Quayside. Sellers pay a commission of ${marketRate} of each sale.`,
      'The supplier or provider sells. Quayside checks them before they sell here, holds the payment until goods have arrived or work is done, and decides where the two sides can’t agree.',
    ],
    ways: [{ label: 'About us', path: '/about-us' }],
  },
  {
    slug: 'do-you-need-an-account',
    title: 'Do you need an account, and what does it cost?',
    words:
      'try test trial before commit cost costs pay paying price fee membership subscription joining account need guest sign up register login create free join visitor without looking registered need browse order buy book see prices look looking owner yacht boat who may private',
    points: [
      'Not to look around: prices, stock, delivery and free times are open to everybody. What you put into the cart stays in your browser.',
      'To order or book you need a crew account. It is free, and keeps your cart. You don’t have to own a yacht: the yacht you buy for can be added later.',
    ],
    ways: [
      { label: 'Join as crew', path: '/crew/signup' },
      { label: 'Sign in', path: '/login' },
    ],
  },
  {
    slug: 'vetting',
    title: 'How suppliers and providers are checked',
    words:
      'vet vetted vetting check checks checked verified verify verification screened approved trust trusted trustworthy reliable genuine real fake licensed licence qualified insured serious safe sellers vendors shops who sells',
    points: [
      'Each of them applies with its legal name, registration and documents. A person reads them before its first listing is shown.',
      'Our payment provider, Stripe, also checks who owns and runs the company before it is paid.',
      'We don’t check every listing, and there are no reviews. The money for an order or booking is held until the goods have arrived or the work is done.',
      'Anyone who stops answering, or whose papers are no longer in order, is removed from Quayside.',
    ],
    ways: [
      { label: 'Who may sell here', path: '/about-us#honest' },
      { label: 'Terms and conditions', path: '/terms-and-conditions' },
    ],
  },
  {
    slug: 'terms-and-law',
    title: 'Terms, privacy and the law',
    words:
      'terms conditions rules law laws legal legally jurisdiction court contract governing applies apply read agree privacy policy imprint impressum gdpr data cookies consumer rights country small print',
    points: [
      'The terms and conditions and the privacy policy are linked at the foot of every public page, and can be read without an account.',
      'You buy from the supplier or provider: your contract is with them. As a consumer you keep the rights that the law of your country gives you.',
      'We use your data to run your orders and bookings, and don’t sell it. You can export it or close your account in the settings, under Privacy.',
    ],
    ways: [
      { label: 'Terms and conditions', path: '/terms-and-conditions' },
      { label: 'Privacy policy', path: '/privacy-policy' },
    ],
  },
  {
    slug: 'selling-on-quayside',
    title: 'Selling on Quayside',
    words:
      'start begin sell seller selling sale here run chandlery register supplier provider vendor shop open become partner apply application join business offer offering repairs work services commission fee fees cost percent how long approval approved approve document documents paper papers required requirements',
    points: [
      'Sign up as a supplier or service provider, and send the price list you have. We check your company, usually within two working days.',
      `There is no fee for joining. Quayside keeps a commission of ${marketRate} of each sale, before tax and delivery: the sign-up page shows it with an example.`,
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
      'contact support help service write fast quick reply who call goes wrong phone telephone number quayside email mail call talk human person complain complaint problem report bug feedback hotline chat',
    points: [
      'Write to us on the contact page. We answer by email, usually within one working day. There is no telephone line.',
      'About an order or booking, the supplier or provider knows more: write to them on its page.',
    ],
    ways: [{ label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'reviews',
    title: 'Reviews and ratings',
    words:
      'review reviews rating ratings star stars bad feedback reply answer opinion recommendation know trust good quality which',
    points: [
      'There are no reviews or ratings on Quayside. Every supplier and provider was checked before it could sell here.',
      'If something is wrong, report the problem on the page of the order or booking: the other side answers there.',
    ],
    ways: [{ label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'locked-out',
    title: 'If you can’t sign in',
    words:
      'locked out sign in log login can not cannot lost phone authenticator app second factor two 2fa code recovery codes passkey forgot forgotten password email wrong new device too many attempts blocked reset link not arrived mail',
    points: [
      'Forgotten your password? The sign-in page sends you a link that works once, for an hour. Look into the spam folder too.',
      'Lost the phone with the authenticator app? Choose another way at the sign-in: a passkey, or one of the ten recovery codes that you got with it. Then set up the app again in your settings.',
      'After several wrong passwords you wait up to 15 minutes. If nothing helps, or the email address is no longer yours, write to us.',
    ],
    ways: [
      { label: 'Reset your password', path: '/forgot-password' },
      { label: 'Contact us', path: '/contact-us' },
    ],
  },
  {
    slug: 'emails',
    title: 'Emails and notifications',
    words:
      'email emails mail mails notification notifications turn off stop unsubscribe less fewer too many daily push newsletter spam mute silence not getting get receive missing phone browser sms whatsapp',
    points: [
      'In your settings, under Notifications, choose for each kind whether it is mailed at once, once a day or never. What waits for your answer, receipts and mails about security always come.',
      'There a browser can also be allowed to notify you while Quayside is closed. We send no text messages.',
      'An email doesn’t come? Look into the spam folder, and check the address in your settings.',
    ],
    ways: [{ label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'languages-and-apps',
    title: 'Languages, currency and phones',
    words:
      'language languages english german french italian spanish translate translation currency euro dollar pound app apps iphone android ipad phone mobile tablet install download store offline internet',
    points: [
      'Quayside is in English. The search also understands French, Italian, Spanish and German names of goods, and questions.',
      'Prices are in one currency, which each of them names. Your bank converts it if your card has another.',
      'There is no app to download: Quayside works in the browser of a phone or tablet, which can put it on the home screen.',
    ],
    ways: [],
  },
  {
    slug: 'your-account',
    title: 'Signing in, and your account',
    words:
      'free fee pay join joining membership subscription account sign in log login password forgot forgotten lost reset change email address two factor 2fa passkey second authenticator delete close remove export data privacy personal gdpr notifications cancel my cancelling end',
    points: [
      'An account is free: crew pay what they order and book, and vendors a commission on each sale.',
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
