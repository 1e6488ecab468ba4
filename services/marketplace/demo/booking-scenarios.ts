import { hourMs } from '../../../src/lib/durations.ts';
import { invariant } from '../../../src/lib/invariant.ts';
import { businessTerms } from '../../../src/lib/business-terms.ts';
import { createAccounts } from '../modules/account/index.ts';
import { freeTimesOf, holdTime, payBooking, type WantedVisit } from './scenario-booking.ts';
import { scenarioModules, type ScenarioModules } from './scenario-modules.ts';
import { signInLine, type Scenario, type ScenarioParts } from './scenario-parts.ts';
import { demoAccount, done, sessionFor } from './scenario-purchase.ts';
import { findBookingAnswerUrl } from './scenario.repository.ts';

const provider = demoAccount('service_provider').email;
const diver: WantedVisit = { owner: provider, name: 'Diver: hull and propellers', port: 'palma' };

const crewUrl = ({ publicUrl }: ScenarioParts, bookingId: string) =>
  `${publicUrl}/crew/bookings/completed/details?booking=${bookingId}`;
const providerUrl = ({ publicUrl }: ScenarioParts, bookingId: string) =>
  `${publicUrl}/service-providers/bookings/details?booking=${bookingId}`;
const elsewhere = (line: string) => `${line.slice(0, -1)}, in another browser.`;

/** The demo crew member requests the diver, some days ahead. */
async function requestDiver(parts: ScenarioParts, modules: ScenarioModules) {
  const crew = await sessionFor(parts, demoAccount('crew_member').email);
  const free = await freeTimesOf(parts, modules, diver);
  const startsAt = free.starts.find((at) => at.getTime() > parts.clock.now().getTime() + 120 * hourMs);
  invariant(startsAt !== undefined, 'the diver is free next week');
  const booking = await payBooking(
    modules,
    crew,
    await holdTime(parts, modules, crew, { ...free, startsAt, yacht: 'Halcyon Tide' }),
  );
  return { crew, free, booking };
}

/** A user who wants the same as the demo crew member. */
const rival = {
  email: 'elin.sandberg@example.com',
  password: 'first light off the cape',
  firstName: 'Elin',
  lastName: 'Sandberg',
} as const;

/** The scenarios of bookings; each begins with the market as `npm start` fills it. */
export const bookingScenarios = {
  'booking-to-answer': {
    description: 'The demo crew member has paid for a booking, and the demo provider is to answer it.',
    isPaid: true,
    arrange: async (parts) => {
      const { booking } = await requestDiver(parts, scenarioModules(parts));
      const url = await findBookingAnswerUrl(parts, `B-${booking.number}`);
      return [
        signInLine(parts, demoAccount('service_provider')),
        `The booking B-${booking.number}, to answer within ${businessTerms.answerHours} hours: ${providerUrl(parts, booking.id)}`,
        `The provider is asked by email too, and answers without signing in: ${url ?? 'see that mail'}`,
        elsewhere(signInLine(parts, demoAccount('crew_member'))),
        `The crew member's side of it, which changes with the answer: ${crewUrl(parts, booking.id)}`,
      ];
    },
  },
  'reschedule-proposed': {
    description: 'The crew member asks for another time of a confirmed booking: the provider decides.',
    isPaid: true,
    arrange: async (parts) => {
      const modules = scenarioModules(parts);
      const { crew, free, booking } = await requestDiver(parts, modules);
      const session = await sessionFor(parts, provider);
      done(await modules.bookings.act(session, booking.id, { action: 'confirm' }));
      const dayAfter = booking.startsAt.getTime() + 20 * hourMs;
      const other = free.starts.find((at) => at.getTime() > dayAfter);
      invariant(other !== undefined, 'the diver is free on another day');
      done(
        await modules.bookings.act(crew, booking.id, {
          action: 'propose_time',
          startsAt: other.toISOString(),
          note: 'Our guests arrive earlier than planned. Would this do for you?',
        }),
      );
      return [
        signInLine(parts, demoAccount('service_provider')),
        `The booking B-${booking.number}, with another time to accept or refuse within ${businessTerms.changeHours} hours: ${providerUrl(parts, booking.id)}`,
        elsewhere(signInLine(parts, demoAccount('crew_member'))),
        `The crew member's side of it, where the old time applies until then: ${crewUrl(parts, booking.id)}`,
      ];
    },
  },
  'slot-contested': {
    description:
      'The only free time of a diver on a day is held by another crew member, who has not paid yet.',
    arrange: async (parts) => {
      const modules = scenarioModules(parts);
      const since = parts.clock.now();
      await createAccounts(parts).openAccounts([{ ...rival, role: 'crew_member', since }]);
      const free = await freeTimesOf(parts, modules, diver);
      const startsAt = free.starts.find((at) => at.getTime() > since.getTime() + 120 * hourMs);
      invariant(startsAt !== undefined, 'the diver is free next week');
      const crew = await sessionFor(parts, rival.email);
      const bookingId = await holdTime(parts, modules, crew, { ...free, startsAt, yacht: 'Northern Light' });
      await closeOtherTeams(parts, modules, startsAt);
      const { publicUrl } = parts;
      const params = new URLSearchParams({ service: free.serviceId, place: 'berth', port: diver.port });
      params.set('start', startsAt.toISOString());
      return [
        signInLine(parts, demoAccount('crew_member')),
        `Book the time that is held; it is refused, with the nearest that are free: ${publicUrl}/crew/booking/new-create-booking?${params}`,
        `The days of the service: ${publicUrl}/service-checkout/${free.serviceId}?port=${diver.port}`,
        elsewhere(signInLine(parts, rival)),
        `She pays, or releases the time, which is free again after ${businessTerms.payMinutes} minutes anyway: ${publicUrl}/crew/booking/confirm-booking?booking=${bookingId}`,
      ];
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>;

/** Time off for every team that is still free then. */
async function closeOtherTeams(
  parts: ScenarioParts,
  { availability }: ScenarioModules,
  startsAt: Date,
): Promise<void> {
  const session = await sessionFor(parts, provider);
  const { teams } = await availability.getSchedule(session);
  const endsAt = new Date(startsAt.getTime() + hourMs);
  // Refused for a team that is busy then, such as the one with the reserved time.
  for (const { id: teamId } of teams)
    await availability.addTimeOff(session, { teamId, startsAt, endsAt, note: 'Compressor service' });
}
