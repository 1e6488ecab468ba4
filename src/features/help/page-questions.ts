import { matchPath } from 'react-router-dom';

/** A question that people have on a page, and the slug of its answer. */
export interface PageQuestion {
  readonly slug: string;
  readonly question: string;
}

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
    ports: 'Which ports are served?',
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
    'provider-colleagues': 'What may colleagues do?',
    'provider-bank-account': 'How do I change the bank account?',
  },
};

export const pagesWithQuestions: readonly string[] = Object.keys(questionsOfPages);

/** The questions of a page; none where it has none of its own. */
export function pageQuestions(pathname: string): readonly PageQuestion[] {
  const [, questions = {}] =
    Object.entries(questionsOfPages).find(([path]) => matchPath(path, pathname) !== null) ?? [];
  return Object.entries(questions).map(([slug, question]) => ({ slug, question }));
}
