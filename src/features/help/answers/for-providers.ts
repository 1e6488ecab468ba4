import { businessTerms } from '../../../lib/business-terms.ts';
import type { Answer } from './answer.types.ts';
import { sharedByProviders } from './for-vendors.ts';

const { answerHoursBounds, changeHours, completionHours, disputes, noShow } = businessTerms;

const bookings = { label: 'Bookings', path: '/service-provider/bookings' };
const services = { label: 'Services', path: '/service-provider/services' };
const calendar = { label: 'Calendar', path: '/service-provider/calendar' };

/** How selling services works. */
export const answersForProviders: readonly Answer[] = [
  {
    slug: 'provider-bookings',
    title: 'Answering a booking request',
    words:
      'booking request requests answer confirm accept decline refuse reject propose time how long hours deadline expire expired missed forgot happens reminder charged paid job block blacklist customer never reachable',
    points: [
      'Confirm it, decline it with a reason, or propose another time: in the app, or on the page that our email links to. The crew are charged when you confirm.',
      `Your time is on the booking’s page: ${answerHoursBounds.most} hours at most, and always before the start. A request that isn’t answered ends, and the time is free again.`,
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-moving',
    title: 'Moving a booking',
    words:
      'move reschedule change time date day propose another postpone delay earlier later weather wind rain client customer crew sick ill booking job appointment take back withdraw proposed sent wrong',
    points: [
      'On its page choose “Propose another time”, or drag it in the calendar. The crew can propose one too. Was it the wrong time? “Withdraw the proposed time” takes it back.',
      `The other side has ${changeHours} hours. Until the new time is agreed, the old one applies.`,
    ],
    ways: [bookings, calendar],
  },
  {
    slug: 'provider-cancelling',
    title: 'Cancelling a booking, and when the crew cancel',
    words:
      'cancel cancellation cancelling cancelled booking job client customer crew policy refund late flexible moderate strict fee punished punishment penalty fine sick ill broke broken down make it tomorrow hours before short notice last minute they emergency cannot can’t come',
    points: [
      'Cancel on the booking’s page, with a reason that the crew read. They always get everything back. You pay no penalty, and lose the sale. If another day would do, propose another time instead.',
      'If the crew cancel, the policy of the service decides: before its limit they get everything back, after it you’re paid in full. You choose it under “Booking terms” in the menu of the service.',
    ],
    ways: [bookings, services],
  },
  {
    slug: 'provider-no-show',
    title: 'When nobody is there',
    words:
      'no show noshow nobody absent client customer crew on board there arrived one missing did not come came turn up empty locked gone sailed away yacht leaves leave left departs before finish finished job waited report let in marina gate closed access',
    points: [
      `From ${noShow.reportAfterMinutes} minutes after the start until ${completionHours} hours after the end, choose “Report a no-show” on the booking’s page, and say what you found. A photo of the berth helps.`,
      `The crew have ${noShow.disagreeHours} hours to disagree. If they don’t, you’re paid as if the work had been done. If they do, it’s a problem that you answer like any other.`,
      'Reported by mistake? Until they disagree you can withdraw the no-show on the booking’s page: the crew are told, and the booking continues.',
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-extra-work',
    title: 'Extra work, spare parts and higher costs',
    words:
      'extra work charge supplement additional spare parts part material materials supplies more hours longer than planned booked job overtime took price who pays expenses cost quote found on board',
    points: [
      '“Propose extra work” on the booking’s page, from its confirmation on: say what has to be done, or which parts it needs, and its price. It is paid once the crew have accepted it.',
      'Nothing beyond the agreed price is charged otherwise, so propose it before you do it.',
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-problems',
    title: 'When the crew report a problem',
    words:
      'problem problems dispute disputed complaint complains bad work quality unhappy customer client buyer says money back refund refunds return returns partly claim damage damaged wrong answer disagree unfair not done job work says charge less finished early',
    points: [
      `On the booking’s page you refund everything, offer a part, or say why you don’t agree, within ${disputes.answerDays} days. Without an answer Quayside decides.`,
      'Where you don’t agree with each other, Quayside decides too. Photos, messages and the report of your work help: add them there. Nothing of that booking is paid out until then.',
      'To give something back although nobody has complained, write to us with the booking’s number.',
    ],
    ways: [bookings, { label: 'Contact us', path: '/contact-us' }],
  },
  {
    slug: 'provider-finishing',
    title: 'On the day: starting and finishing the work',
    words:
      'start begin finish finished done complete completed end job work today day photos report files documents confirm crew what happens after check in out',
    points: [
      '“Start the work” on the booking’s page, up to an hour early; it starts at its time otherwise. “Finish the work” asks the crew to confirm it.',
      `Without their answer it is completed ${completionHours} hours later, and you’re paid. You can add photos and documents of the work on the same page.`,
    ],
    ways: [bookings],
  },
  {
    slug: 'provider-price-kinds',
    title: 'Fixed prices, hourly prices, weekends',
    words:
      'fixed price flat hourly hour per day rate visit unit metre meter square change weekend weekends sunday night evening public holiday urgent emergency surcharge charge more different price offer quote estimate discount minimum package other others competitors see compare divers',
    points: [
      'Each service is priced per visit, which is a fixed price, per hour, per day, or per a unit such as a metre. Choose it with “Edit”, under “Priced per”.',
      'A price is the same on each day and for everybody: there are no surcharges or discounts. For weekends or emergencies add a second service with its own price, and give it hours of its own under “Hours and teams”.',
      'For work without a fixed price, offer an inspection as a service, and propose the rest as extra work. Quotes can’t be sent yet.',
      'What others charge is open to everybody, among the services.',
    ],
    ways: [services, { label: 'All services', path: '/vendor-services' }],
  },
  {
    slug: 'provider-teams',
    title: 'Several teams and people',
    words:
      'team teams several two technicians technician people men man persons employees staff workers parallel same time at once double bookings jobs simultaneously assign who does crew van second',
    points: [
      'Each team can do one job at a time, and teams work side by side. Add one for each technician or group in the calendar, under “Teams”.',
      'A service is done by any team, or only by those that you choose under “Hours and teams” in its menu. “Assign another team” on a booking’s page changes who comes, and tells the crew if you like. Time off can be for one team.',
      'A team is only a name. For somebody who should sign in, invite a colleague.',
    ],
    ways: [calendar, services],
  },
  {
    slug: 'provider-hours',
    title: 'Working hours and days off',
    words:
      'working hours change set edit opening schedule availability available free slots day days off week weeks block lunch break holiday holidays vacation closed time off absence sick august summer weekend weekends sunday saturday night notice buffer gap between jobs work morning afternoon evening monday limit many most per day',
    points: [
      'In the calendar you set working hours for each weekday, under “Working hours”, and days or weeks off, under “Time off”. A service can have hours of its own: “Hours and teams” in its menu.',
      'The booking rules there say how long before and how far ahead you can be booked, and what is kept free between two jobs.',
      'What remains can be booked, and nobody can book the same time twice.',
      'The number of bookings a day has no limit of its own: hours, teams and the time between two jobs decide.',
    ],
    ways: [calendar],
  },
  {
    slug: 'provider-calendars',
    title: 'Connecting your own calendar',
    words:
      'sync synchronise calendar calendars google outlook apple iphone ical ics feed subscribe connect link add own export import busy double',
    points: [
      'Add the public address of another calendar, or upload a file, under “Other calendars”: its busy times can’t be booked here.',
      'The other way round, make a secret address of your Quayside calendar and follow it in yours.',
    ],
    ways: [calendar],
  },
  {
    slug: 'provider-travel',
    title: 'Working in another port, travel time and travel costs',
    words:
      'travel travelling charge cost costs price pay time distance another other new port ports area region where add work working serve journey call out callout mileage fuel car anchor',
    points: [
      'An owner chooses the ports in the company profile, under “Ports you work in”. In the calendar’s booking rules, say how long you travel to each: that time is kept free before and after a booking.',
      'Travel has no price of its own: include it in the price of the service, or propose it as extra work.',
    ],
    ways: [{ label: 'Company profile', path: '/service-provider/profile' }, calendar],
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
    ways: [calendar, services],
  },
  {
    slug: 'provider-certificates',
    title: 'Certificates and qualifications',
    words:
      'certificate certificates certification certified qualification qualifications licence license diving add upload show insurance liability insured document documents paper papers proof where want',
    points: [
      'You send documents with your application. Only you and our administrators see them, and once it is decided they stay as they are: write to us if one has changed.',
      'Crew read about certificates in the description of a service: add them there.',
    ],
    ways: [services, { label: 'Contact us', path: '/contact-us' }],
  },
  ...sharedByProviders,
];
