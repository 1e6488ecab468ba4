import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';

const { cancellation, changeHours, completionHours, disputes, noShow } = businessTerms;

const bookings = { label: 'Your bookings', path: '/crew/calendar?show=bookings' };

/** How booking a service works, for crew and yacht offices. */
export const answersOnBooking: readonly Answer[] = [
  {
    slug: 'booking',
    title: 'How booking a service works',
    words:
      'book booking reserve technician diver cleaner appointment job extra work supplement how works again same repeat rebook how find choose every month monthly week weekly regular regularly recurring',
    points: [
      'Choose a free time in the port’s own time zone, and pay: the amount is reserved with your request.',
      'The provider confirms, and you’re charged then. It can also propose another time, which you accept or refuse.',
      'Extra work found on board costs only what you have accepted.',
      'The same provider once more? “Book again” is on the booking’s page. Bookings don’t repeat by themselves: each time is booked on its own.',
    ],
    ways: [{ label: 'Find a service', path: '/vendor-services' }, bookings],
  },
  {
    slug: 'cancelling-a-booking',
    title: 'Cancelling a booking',
    words:
      'cancel cancellation call off policy flexible moderate strict withdraw stop undo appointment fee late day before diver technician cleaner cleaning one day',
    points: [
      'Before the provider has confirmed, “Withdraw the request” on its page ends it, and nothing is charged.',
      `After that the policy of the service decides. Flexible: free until ${cancellation.flexibleHours} hours before the start. Moderate: until ${cancellation.moderateHours} hours. Strict: until ${cancellation.strictDays} days. After that, nothing is refunded.`,
      'You see the refund before you agree. If the provider cancels, you always get everything back.',
    ],
    ways: [bookings],
  },
  {
    slug: 'moving-a-booking',
    title: 'Moving a booking',
    words: 'move reschedule change time date another postpone delay earlier later appointment booking',
    points: [
      'Once it is confirmed, choose “Propose another time” on its page. The provider can do the same.',
      `The other side answers within ${changeHours} hours. Until the new time is agreed, the old one applies, and nothing is charged again.`,
    ],
    ways: [bookings],
  },
  {
    slug: 'extra-work',
    title: 'Extra work during a booking',
    words:
      'extra work more money higher price than quote quoted asked asks additional charge supplement provider diver technician',
    points: [
      'If the provider finds more to do, they propose it on the booking’s page, with its price. It is only done and paid once you accept it.',
      'Nothing beyond the price you agreed to is charged otherwise.',
    ],
    ways: [bookings],
  },
  {
    slug: 'nobody-came',
    title: 'If the provider doesn’t come',
    words:
      'no show noshow nobody came come never not turn up turned appear absent late waiting missed technician diver cleaner provider service refund money back',
    points: [
      'Write to the provider on the booking’s page. A new time can be proposed there until the booking’s start.',
      `From its start until ${completionHours} hours after its end, or after the provider said earlier that it is done, choose “Report a problem” on its page, and say that nobody came. The provider isn’t paid while the problem is open.`,
      `The provider has ${disputes.answerDays} days to refund everything, offer a part, or disagree. Without an answer, or where you don’t agree, Quayside decides.`,
      `Has the provider reported that nobody was on board although you were? Disagree on the booking’s page within ${noShow.disagreeHours} hours: the provider isn’t paid until the problem is resolved.`,
    ],
    ways: [bookings, { label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'emergencies',
    title: 'In an emergency, or when something fails',
    words:
      'emergency emergencies urgent help now call who danger mayday accident fire sinking medical coast guard breakdown broke down failed failure stopped engine steering power pump leak flooding repair call-out callout technician night immediately today',
    points: [
      'Is somebody or the yacht in danger? Call 112, or the coast guard on VHF channel 16. Quayside has no telephone line and can’t send anyone.',
      'Has something failed on board? Look for a call-out among the services: each shows its first free time. Each provider sets how much notice it needs.',
      'Your request reaches the provider at once. Say in it what has failed. Once it is confirmed, the provider sees your phone number.',
    ],
    ways: [
      { label: 'Book a call-out', path: '/vendor-services?q=call-out' },
      { label: 'All services', path: '/vendor-services' },
    ],
  },
  {
    slug: 'liability',
    title: 'Liability and insurance',
    words:
      'liable liability responsible responsibility insurance insured insurer damage damages damaged damaging hull boat yacht accident injury injured scratch scratched broke breaks diver technician engineer provider compensation claim',
    points: [
      'The provider answers for its work, and the supplier for its goods: the contract is between you and them. They insure themselves: before you book, ask for proof of insurance on the provider’s own page.',
      `Did somebody damage something? Take photos, and choose “Report a problem” on the booking’s page until ${completionHours} hours after its end, or after the provider said earlier that it is done. The provider isn’t paid while it is open.`,
      'No more than the price of the booking can be refunded here. Settle any damage above that with the provider and its insurer.',
    ],
    ways: [bookings, { label: 'Who is liable for what', path: '/terms-and-conditions#liability' }],
  },
];
