import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';
import { sharedByProviders } from './for-vendors.ts';

const { answerHoursBounds, changeHours, completionHours, disputes, noShow } = businessTerms;

const bookings = { label: 'Bookings', path: '/service-provider/bookings' };
const calendar = { label: 'Calendar', path: '/service-provider/calendar' };

/** How selling services works. */
export const answersForProviders: readonly Answer[] = [
  {
    slug: 'provider-bookings',
    title: 'Answering a booking request',
    words:
      'booking request answer confirm accept decline reject propose time how long hours deadline expire charged paid',
    points: [
      'Confirm it, decline it with a reason, or propose another time: in the app, or on the page that our email links to. The crew are charged when you confirm.',
      `Your time is on the booking’s page: ${answerHoursBounds.most} hours at most, and always before the start. A request that isn’t answered ends, and the time is free again.`,
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-moving',
    title: 'Moving a booking',
    words: 'move reschedule change time date propose another postpone delay weather',
    points: [
      'On its page choose “Propose another time”, or drag it in the calendar. The crew can propose one too.',
      `The other side has ${changeHours} hours. Until the new time is agreed, the old one applies.`,
    ],
    ways: [bookings, calendar],
  },
  {
    slug: 'provider-cancelling',
    title: 'Cancelling a booking, and when the crew cancel',
    words:
      'cancel cancellation cancelling cancelled client customer policy refund late flexible moderate strict fee',
    points: [
      'If you cancel, the crew always get everything back.',
      'If the crew cancel, the policy of the service decides: before its limit they get everything back, after it you’re paid in full.',
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-no-show',
    title: 'When nobody is there',
    words: 'no show noshow nobody absent client customer crew on board one missing did not come turn up',
    points: [
      `From ${noShow.reportAfterMinutes} minutes after the start until ${completionHours} hours after the end, choose “Report a no-show” on the booking’s page, and say what you found. A photo of the berth helps.`,
      `The crew have ${noShow.disagreeHours} hours to disagree. If they don’t, you’re paid as if the work had been done. If they do, it’s a problem that you answer like any other.`,
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-extra-work',
    title: 'Extra work, and problems that the crew report',
    words:
      'extra work charge supplement additional parts more hours price problem dispute complaint return returns refund partly',
    points: [
      '“Propose extra work” on the booking’s page. It is paid once the crew have accepted it, and nothing beyond the agreed price is charged otherwise.',
      `If the crew report a problem, refund everything, offer a part, or say why you don’t agree, within ${disputes.answerDays} days. Where you don’t agree with each other, Quayside decides.`,
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-hours',
    title: 'Working hours and days off',
    words:
      'working hours change set edit opening schedule availability free slots day days off block lunch break team second holiday holidays vacation closed time off absence teams notice buffer',
    points: [
      'In the calendar you set working hours for each weekday, time off, and how long ahead you can be booked. A service can have hours and teams of its own.',
      'What remains can be booked, and nobody can book the same time twice.',
    ],
    ways: [calendar],
  },
  {
    slug: 'provider-calendars',
    title: 'Connecting your own calendar',
    words: 'sync calendar google outlook apple ical ics feed subscribe connect export import busy',
    points: [
      'Add the public address of another calendar, or upload a file, under “Other calendars”: its busy times can’t be booked here.',
      'The other way round, make a secret address of your Quayside calendar and follow it in yours.',
    ],
    ways: [calendar],
  },
  {
    slug: 'provider-travel',
    title: 'Travel time, ports and travel costs',
    words:
      'travel cost costs time distance another port ports area region where add work working journey call out mileage',
    points: [
      'In the calendar’s booking rules, say how long you travel to each port. That time is kept free before and after a booking.',
      'Travel has no price of its own: include it in the price of the service, or propose it as extra work.',
    ],
    ways: [calendar, { label: 'Services', path: '/service-provider/services' }],
  },
  {
    slug: 'provider-late',
    title: 'When you’re running late',
    words:
      'late running delay delayed traffic stuck behind longer on the day message crew arrive arriving on our way',
    points: [
      'From the day before, the booking’s page offers messages such as “We’re running about 15 minutes late.”: one press sends it. A call is beside it.',
      'Until its start you can also propose another time there. The old one holds until the crew have agreed.',
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-lead-time',
    title: 'Lead time and notice',
    words:
      'lead time notice how much long before ahead advance short last minute earliest crew give book booked hours days minimum',
    points: [
      'A service’s lead time says how long before its start it has to be booked. The notice in your booking rules says the same for all your services.',
      'The longer of the two counts. Times that are nearer aren’t offered.',
    ],
    ways: [calendar, { label: 'Services', path: '/service-provider/services' }],
  },
  {
    slug: 'provider-certificates',
    title: 'Certificates and qualifications',
    words:
      'certificate certificates certification certified qualification qualifications licence license diving add upload show insurance document documents proof',
    points: [
      'You send documents with your application. Only you and our administrators see them, and once it is decided they stay as they are: write to us if one has changed.',
      'Crew read about certificates in the description of a service: add them there.',
    ],
    ways: [
      { label: 'Services', path: '/service-provider/services' },
      { label: 'Contact us', path: '/contact-us' },
    ],
  },
  ...sharedByProviders,
];
