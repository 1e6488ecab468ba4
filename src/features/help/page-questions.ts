import { matchPath } from 'react-router-dom';

/** A question that people have on a page, and the slug of its answer. */
export interface PageQuestion {
  readonly slug: string;
  readonly question: string;
}

/** Of what went wrong with an order or a booking. */
const questionsOfAdmins = {
  'admin-refunds': 'How do I refund something?',
  'admin-disputes': 'How is a dispute decided?',
  'admin-chargebacks': 'What about chargebacks?',
} as const;

/** By the page's path; of several patterns that match, the first. */
const questionsOfPages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/product-checkout/:productId': {
    'delivery-costs': 'What does delivery cost?',
    'returning-something': 'Can I return it?',
    tax: 'Is VAT included?',
  },
  '/service-checkout/:serviceId': {
    booking: 'How does booking work?',
    'cancelling-a-booking': 'Can I cancel?',
    'nobody-came': 'What if nobody comes?',
  },
  '/vendor-services': {
    booking: 'How does booking work?',
    emergencies: 'What if it is urgent?',
    ports: 'Which ports are served?',
  },
  '/crew/dashboard': {
    ordering: 'How does ordering work?',
    booking: 'How do I book a service?',
    yachts: 'Who can buy for the yacht?',
  },
  '/crew/settings': {
    emails: 'How do I get fewer emails?',
    'locked-out': 'What if I lose my phone?',
    'your-account': 'How do I change my email address?',
  },
  '/crew/cart': {
    'when-you-are-charged': 'When am I charged?',
    'delivery-costs': 'What does delivery cost?',
    'who-is-buying': 'Who is the invoice made out to?',
  },
  '/crew/orders-management': {
    'delivery-times': 'When does it arrive?',
    'cancelling-an-order': 'Can I cancel an order?',
    'ordering-again': 'Can I order the same again?',
  },
  '/crew/orders-management/:id': {
    problems: 'Something is wrong, missing or late?',
    'returning-something': 'Can I return something?',
    'cancelling-an-order': 'Can I cancel it?',
  },
  '/crew/bookings/completed/details': {
    'moving-a-booking': 'Can I move it?',
    'cancelling-a-booking': 'Can I cancel it?',
    'nobody-came': 'What if nobody comes?',
  },
  '/crew/booking/*': {
    booking: 'How does booking work?',
    'cancelling-a-booking': 'Can I cancel?',
    tax: 'Is VAT included?',
  },
  '/crew/calendar': {
    'moving-a-booking': 'Can I move a booking?',
    'cancelling-a-booking': 'Can I cancel one?',
    'nobody-came': 'What if nobody comes?',
  },
  '/crew/financial-management': {
    invoices: 'Where are my invoices?',
    refunds: 'Where is my refund?',
    'who-is-buying': 'Who is an invoice made out to?',
  },
  '/crew/profile': {
    yachts: 'Who can buy for the yacht?',
    'spending-limits': 'How do spending limits work?',
  },
  '/vendors/onboarding/:id': {
    'supplier-approval': 'When do crew see it?',
    'supplier-bank-account': 'Why is Stripe asked?',
    'supplier-commission': 'What does Quayside keep?',
  },
  '/services/onboarding/:id': {
    'provider-approval': 'When do crew see it?',
    'provider-bank-account': 'Why is Stripe asked?',
    'provider-commission': 'What does Quayside keep?',
  },
  '/supplier/dashboard': {
    'supplier-approval': 'When is my shop live?',
    'supplier-orders': 'How long do I have to answer?',
    'supplier-payouts': 'When am I paid?',
  },
  '/supplier/settings': {
    emails: 'How do I get fewer emails?',
    'locked-out': 'What if I lose my phone?',
    'supplier-closing': 'How do I leave Quayside?',
  },
  '/supplier/inventory': {
    'supplier-numbers': 'What is the SKU for?',
    'supplier-stock': 'What does the reorder level do?',
    'supplier-photos': 'How do I add pictures?',
  },
  '/supplier/products/onboarding/:id': {
    'supplier-price-list': 'Which lists can be read?',
    'supplier-numbers': 'How is my list matched?',
    'supplier-prices': 'Are prices with or without tax?',
  },
  '/supplier/orders': {
    'supplier-orders': 'How long do I have to answer?',
    'supplier-sending': 'When may I send it?',
    'supplier-returns': 'How do returns work?',
  },
  '/supplier/orders-details': {
    'supplier-sending': 'When may I send it?',
    'supplier-late': 'What if I’m late?',
    'supplier-cancelling': 'Can I cancel it?',
  },
  '/supplier/transactions': {
    'supplier-payouts': 'When am I paid?',
    'supplier-commission': 'What does Quayside keep?',
    'supplier-invoices': 'Who issues the invoices?',
  },
  '/supplier/profile': {
    'supplier-delivery': 'How do delivery methods work?',
    'supplier-colleagues': 'What may colleagues do?',
    'supplier-bank-account': 'How do I change the bank account?',
  },
  '/service-provider/dashboard': {
    'provider-approval': 'When can crew book me?',
    'provider-bookings': 'How long do I have to answer?',
    'provider-finishing': 'What do I do on the day?',
  },
  '/service-provider/settings': {
    emails: 'How do I get fewer emails?',
    'locked-out': 'What if I lose my phone?',
    'provider-closing': 'How do I leave Quayside?',
  },
  '/service-provider/services': {
    'provider-lead-time': 'What is the lead time?',
    'provider-prices': 'Are prices with or without tax?',
    'provider-photos': 'How do I add pictures?',
  },
  '/service-provider/services/onboarding/:id': {
    'provider-price-list': 'Which lists can be read?',
    'provider-prices': 'Are prices with or without tax?',
  },
  '/service-provider/calendar': {
    'provider-hours': 'How do working hours work?',
    'provider-calendars': 'Can I connect my own calendar?',
    'provider-travel': 'What about travel?',
  },
  '/service-provider/bookings': {
    'provider-bookings': 'How long do I have to answer?',
    'provider-moving': 'Can I move a booking?',
    'provider-no-show': 'What if nobody is on board?',
  },
  '/service-providers/bookings/details': {
    'provider-late': 'What if I’m running late?',
    'provider-extra-work': 'How do I charge extra work?',
    'provider-no-show': 'What if nobody is on board?',
  },
  '/service-provider/transactions': {
    'provider-payouts': 'When am I paid?',
    'provider-commission': 'What does Quayside keep?',
    'provider-invoices': 'Who issues the invoices?',
  },
  '/service-provider/profile': {
    'provider-travel': 'How do I work in another port?',
    'provider-colleagues': 'What may colleagues do?',
    'provider-bank-account': 'How do I change the bank account?',
  },
  '/admin/dashboard': {
    'admin-desk': 'How is something dealt with?',
    'admin-finding': 'How do I find an order or a person?',
    'admin-suspending-people': 'How do I block somebody?',
  },
  '/admin/approve': {
    'admin-applications': 'What does each decision do?',
    'admin-suspending': 'How do I suspend a vendor?',
  },
  '/admin/orders-management': questionsOfAdmins,
  '/admin/orders-management/:id': questionsOfAdmins,
  '/admin/bookings-management': questionsOfAdmins,
  '/admin/bookings-management/:id': questionsOfAdmins,
  '/admin/financial-management': {
    'admin-figures': 'Where are the figures?',
    'admin-payouts': 'What if a payout fails?',
    'admin-tax': 'Where do VAT and invoices come from?',
  },
  '/admin/notifications': {
    'admin-announcements': 'How do I write to everybody?',
    'admin-messages': 'Where do I answer messages?',
  },
  '/admin/settings': {
    'admin-commission': 'Who pays which commission?',
    'admin-switches': 'How do I stop new orders?',
    'admin-admins': 'How do I invite another admin?',
  },
};

export const pagesWithQuestions: readonly string[] = Object.keys(questionsOfPages);

/** The questions of a page; none where it has none of its own. */
export function pageQuestions(pathname: string): readonly PageQuestion[] {
  const [, questions = {}] =
    Object.entries(questionsOfPages).find(([path]) => matchPath(path, pathname) !== null) ?? [];
  return Object.entries(questions).map(([slug, question]) => ({ slug, question }));
}
