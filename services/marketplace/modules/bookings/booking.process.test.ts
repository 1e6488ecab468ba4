import { describe, expect, test } from 'vitest';
import { step } from '../../platform/processes/step.ts';
import { isActionOf, offeredActions, type BookingAction, type Party } from './allowed-actions.domain.ts';
import { bookingProcess, type BookingCommand, type BookingFacts } from './booking.process.ts';
import type { BookingStatus, Dispute, TimeProposal } from './bookings.domain.ts';
import { disputeAllows, disputeCommands as everyDisputeCommand } from '../disputes/index.ts';

/** A booking has no lines that could be missing. */
const disputeCommands = everyDisputeCommand.filter((one) => one !== 'refund_reported');

const states: readonly BookingStatus[] = [
  'held',
  'released',
  'requested',
  'time_proposed',
  'confirmed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
  'completed',
  'no_show',
  'disputed',
  'declined',
  'withdrawn',
  'expired',
  'cancelled_by_crew',
  'cancelled_by_provider',
  'cancelled',
];
const commands: readonly BookingCommand[] = [
  'authorize',
  'release',
  'confirm',
  'decline',
  'withdraw',
  'propose_time',
  'accept_time',
  'refuse_time',
  'withdraw_time',
  'assign_team',
  'keep',
  'expire',
  'cancel',
  'start',
  'finish',
  'confirm_completion',
  'complete',
  'report_no_show',
  'withdraw_no_show',
  'dispute',
  ...disputeCommands,
  'lose_payment',
];

type Outcomes = Readonly<Partial<Record<`${BookingStatus} ${BookingCommand}`, BookingStatus>>>;

/** The outcomes that are the same for every actor at any time. */
const always: Outcomes = {
  'held authorize': 'requested',
  'held release': 'released',
  'requested confirm': 'confirmed',
  'requested decline': 'declined',
  'requested withdraw': 'withdrawn',
  'requested expire': 'expired',
  'requested lose_payment': 'cancelled',
  'time_proposed decline': 'declined',
  'time_proposed withdraw': 'withdrawn',
  'time_proposed expire': 'expired',
  'time_proposed lose_payment': 'cancelled',
  'confirmed lose_payment': 'cancelled',
  'reschedule_proposed expire': 'confirmed',
  'reschedule_proposed lose_payment': 'cancelled',
  'in_progress confirm_completion': 'completed',
  'in_progress complete': 'completed',
  'in_progress dispute': 'disputed',
  'in_progress lose_payment': 'cancelled',
  'no_show_reported complete': 'no_show',
  'no_show_reported dispute': 'disputed',
  'no_show_reported lose_payment': 'cancelled',
  'disputed lose_payment': 'cancelled',
};
/** For a dispute whose two sides don’t agree. */
const escalated: Outcomes = {
  'disputed settle_dispute': 'completed',
  'disputed uphold_dispute': 'cancelled',
  'disputed accept_dispute': 'cancelled_by_provider',
  'disputed withdraw_dispute': 'completed',
};
/** For a dispute that its provider has to answer. */
const asked: Outcomes = {
  'disputed accept_dispute': 'cancelled_by_provider',
  'disputed offer_part': 'disputed',
  'disputed contest_dispute': 'disputed',
  'disputed withdraw_dispute': 'completed',
  'disputed escalate': 'disputed',
};
/** For an offer that the buyer has to answer. */
const partOffered: Outcomes = {
  'disputed accept_dispute': 'cancelled_by_provider',
  'disputed accept_part': 'completed',
  'disputed refuse_part': 'disputed',
  'disputed withdraw_dispute': 'completed',
  'disputed escalate': 'disputed',
};
/** The answers to a time proposed by the other side. */
const answering: Outcomes = {
  'time_proposed accept_time': 'confirmed',
  'time_proposed refuse_time': 'withdrawn',
  'reschedule_proposed accept_time': 'confirmed',
  'reschedule_proposed refuse_time': 'confirmed',
};
const byCrew: Outcomes = {
  'confirmed propose_time': 'reschedule_proposed',
  'confirmed cancel': 'cancelled_by_crew',
  'reschedule_proposed cancel': 'cancelled_by_crew',
};
const byProvider: Outcomes = {
  'requested propose_time': 'time_proposed',
  'confirmed propose_time': 'reschedule_proposed',
  'confirmed assign_team': 'confirmed',
  'reschedule_proposed assign_team': 'reschedule_proposed',
  'confirmed cancel': 'cancelled_by_provider',
  'reschedule_proposed cancel': 'cancelled_by_provider',
  'in_progress finish': 'in_progress',
  'no_show_reported withdraw_no_show': 'in_progress',
};
/** Withdrawing one's own proposed time. */
const ownMove: Outcomes = { 'reschedule_proposed withdraw_time': 'confirmed' };
const ownTimeWhileAsked: Outcomes = { ...ownMove, 'time_proposed withdraw_time': 'requested' };
const due: Outcomes = { 'confirmed start': 'in_progress', 'reschedule_proposed start': 'in_progress' };
const begun: Outcomes = { ...due, 'in_progress report_no_show': 'no_show_reported' };
const whenever = {
  isAskedStill: false,
  isDue: false,
  isCrewLate: false,
  isFinished: false,
  isNoShow: false,
  hasOtherTeam: true,
  isTeamAway: false,
  disputeAllows: [],
};

const situations: readonly (BookingFacts & { readonly words: string; readonly outcomes: Outcomes })[] = [
  {
    words: 'the crew, answering the provider’s time',
    by: 'crew_member',
    proposedBy: 'service_provider',
    ...whenever,
    outcomes: { ...always, ...byCrew, ...answering },
  },
  {
    words: 'the crew, with a time of their own open',
    by: 'crew_member',
    proposedBy: 'crew_member',
    ...whenever,
    outcomes: { ...always, ...byCrew, ...ownMove },
  },
  {
    words: 'the provider, answering the crew’s time',
    by: 'service_provider',
    proposedBy: 'crew_member',
    ...whenever,
    outcomes: { ...always, ...byProvider, ...answering },
  },
  {
    words: 'the provider, whose team is away then',
    by: 'service_provider',
    proposedBy: 'crew_member',
    ...whenever,
    isTeamAway: true,
    outcomes: { ...always, ...byProvider, ...answering, 'confirmed keep': 'confirmed' },
  },
  {
    words: 'the provider, an hour before the start',
    by: 'service_provider',
    proposedBy: 'service_provider',
    isAskedStill: false,
    isDue: true,
    isCrewLate: false,
    isFinished: false,
    isNoShow: false,
    hasOtherTeam: true,
    isTeamAway: false,
    disputeAllows: [],
    outcomes: { ...always, ...byProvider, ...due, ...ownMove },
  },
  {
    words: 'the provider, with a time of their own open while the request can be answered',
    by: 'service_provider',
    proposedBy: 'service_provider',
    ...whenever,
    isAskedStill: true,
    outcomes: { ...always, ...byProvider, ...ownTimeWhileAsked },
  },
  {
    words: 'the provider, after the start',
    by: 'service_provider',
    proposedBy: null,
    isAskedStill: true,
    isDue: true,
    isCrewLate: true,
    isFinished: false,
    isNoShow: false,
    hasOtherTeam: true,
    isTeamAway: false,
    disputeAllows: [],
    outcomes: { ...always, ...byProvider, ...begun },
  },
  {
    words: 'the provider, who has said that the work is done',
    by: 'service_provider',
    proposedBy: null,
    isAskedStill: false,
    isDue: true,
    isCrewLate: true,
    isFinished: true,
    isNoShow: false,
    hasOtherTeam: true,
    isTeamAway: false,
    disputeAllows: [],
    outcomes: { ...always, ...byProvider, ...due, 'in_progress finish': undefined },
  },
  {
    words: 'an admin',
    by: 'admin',
    proposedBy: null,
    ...whenever,
    outcomes: {
      ...always,
      'requested cancel': 'cancelled',
      'time_proposed cancel': 'cancelled',
      'confirmed cancel': 'cancelled',
      'reschedule_proposed cancel': 'cancelled',
      'in_progress cancel': 'cancelled',
      'no_show_reported cancel': 'cancelled',
    },
  },
  {
    words: 'an admin, while a side’s time is open',
    by: 'admin',
    proposedBy: 'service_provider',
    ...whenever,
    outcomes: {
      ...always,
      'requested cancel': 'cancelled',
      'time_proposed cancel': 'cancelled',
      'confirmed cancel': 'cancelled',
      'reschedule_proposed cancel': 'cancelled',
      'in_progress cancel': 'cancelled',
      'no_show_reported cancel': 'cancelled',
    },
  },
  {
    words: 'the clock, while a side’s time is open',
    by: 'system',
    proposedBy: 'crew_member',
    ...whenever,
    outcomes: { ...always, 'confirmed cancel': 'cancelled', 'reschedule_proposed cancel': 'cancelled' },
  },
  {
    words: 'the clock, at the start',
    by: 'system',
    proposedBy: null,
    isAskedStill: true,
    isDue: true,
    isCrewLate: true,
    isFinished: false,
    isNoShow: false,
    hasOtherTeam: true,
    isTeamAway: false,
    disputeAllows: [],
    outcomes: {
      ...always,
      ...begun,
      'confirmed cancel': 'cancelled',
      'reschedule_proposed cancel': 'cancelled',
    },
  },
];

const problems = [
  { words: 'with a problem that its provider answers', dispute: 'asked', outcomes: asked },
  { words: 'with an offer that the buyer answers', dispute: 'part_offered', outcomes: partOffered },
  { words: 'with a problem that an admin decides', dispute: 'escalated', outcomes: escalated },
] as const;

const every = states.flatMap((state) => commands.map((command) => ({ state, command })));

describe.each(situations)('a booking, $words', ({ outcomes, words: _words, ...facts }) => {
  test.each(every)('in $state, on $command', ({ state, command }) => {
    const stepped = step(bookingProcess, state, command, facts);
    expect(stepped.ok ? stepped.value : undefined).toBe(outcomes[`${state} ${command}`]);
  });
});

describe.each(problems)('a booking, $words', ({ dispute, outcomes }) => {
  const facts = {
    by: 'system',
    proposedBy: null,
    ...whenever,
    disputeAllows: disputeAllows(dispute),
  } as const;
  test.each(['dispute', ...disputeCommands] as const)('on %s', (command) => {
    const stepped = step(bookingProcess, 'disputed', command, facts);
    expect(stepped.ok ? stepped.value : undefined).toBe(
      outcomes[`disputed ${command}` as keyof typeof outcomes],
    );
  });
});

test.each([
  ['escalated', 'settle_dispute', 'no_show'],
  ['escalated', 'withdraw_dispute', 'no_show'],
  ['asked', 'withdraw_dispute', 'no_show'],
  ['escalated', 'uphold_dispute', 'cancelled'],
  ['asked', 'accept_dispute', 'cancelled_by_provider'],
  ['part_offered', 'accept_part', 'completed'],
  ['asked', 'settle_dispute', undefined],
] as const)('a no-show with which the crew disagrees, %s, on %s', (stage, command, end) => {
  const facts = { by: 'system', proposedBy: null, ...whenever, isNoShow: true } as const;
  const stepped = step(bookingProcess, 'disputed', command, {
    ...facts,
    disputeAllows: disputeAllows(stage),
  });
  expect(stepped.ok ? stepped.value : undefined).toBe(end);
});

test('the chart has no states or commands besides these', () => {
  expect(Object.keys(bookingProcess.states).sort()).toEqual([...states].sort());
  expect([...bookingProcess.events].sort()).toEqual([...commands].sort());
});

test('every state can be reached from the reserved time', () => {
  const reached = new Set<BookingStatus>(['held']);
  for (const state of reached)
    for (const { words: _words, outcomes: _outcomes, ...facts } of situations)
      for (const command of commands) {
        const stepped = step(bookingProcess, state, command, facts);
        if (stepped.ok) reached.add(stepped.value);
      }
  expect([...reached].sort()).toEqual([...states].sort());
});

describe('the allowed actions', () => {
  const startsAt = new Date('2026-12-03T08:00:00Z');
  const minuteMs = 60_000;
  const minutesBefore = (minutes: number) => new Date(startsAt.getTime() - minutes * minuteMs);
  const proposal = (by: TimeProposal['by']): TimeProposal => ({
    teamId: 'team',
    startsAt: '2026-12-03T10:00:00.000Z',
    endsAt: '2026-12-03T14:00:00.000Z',
    blockedFrom: '2026-12-03T10:00:00.000Z',
    blockedUntil: '2026-12-03T14:30:00.000Z',
    by,
    message: null,
    expiresAt: '2026-12-02T08:00:00.000Z',
  });
  const offered = (
    status: BookingStatus,
    by: Party,
    {
      at = minutesBefore(24 * 60),
      proposedBy,
      hasOtherTeam = true,
      isTeamAway = false,
      stage = 'escalated',
    }: {
      at?: Date;
      proposedBy?: TimeProposal['by'];
      hasOtherTeam?: boolean;
      isTeamAway?: boolean;
      stage?: Dispute['stage'];
    } = {},
  ) =>
    offeredActions(
      {
        status,
        startsAt,
        answerBy: minutesBefore(60),
        proposal: proposedBy ? proposal(proposedBy) : null,
        hasOtherTeam,
        isTeamAway,
        dispute: {
          stage,
          answerBy: null,
          offeredMinor: null,
          providerNote: null,
          buyerNote: null,
          lines: [],
          isUndelivered: false,
        },
        finishedAt: null,
        noShowAt: null,
      },
      by,
      at,
    );

  const expected: Readonly<Record<Party, Partial<Record<BookingStatus, readonly BookingAction[]>>>> = {
    crew_member: {
      requested: ['withdraw'],
      time_proposed: ['accept_time', 'refuse_time', 'withdraw'],
      confirmed: ['propose_time', 'cancel'],
      reschedule_proposed: ['accept_time', 'refuse_time', 'cancel'],
      in_progress: ['confirm_completion', 'dispute'],
      no_show_reported: ['dispute'],
      disputed: ['withdraw_dispute'],
    },
    service_provider: {
      requested: ['confirm', 'propose_time', 'decline'],
      time_proposed: ['withdraw_time', 'decline'],
      confirmed: ['propose_time', 'assign_team', 'cancel'],
      reschedule_proposed: ['withdraw_time', 'assign_team', 'cancel'],
      in_progress: ['finish'],
      no_show_reported: ['withdraw_no_show'],
      disputed: ['accept_dispute'],
    },
    admin: {
      requested: ['cancel'],
      time_proposed: ['cancel'],
      confirmed: ['cancel'],
      reschedule_proposed: ['cancel'],
      in_progress: ['cancel'],
      no_show_reported: ['cancel'],
      disputed: ['settle_dispute', 'uphold_dispute'],
    },
  };
  const parties = ['crew_member', 'service_provider', 'admin'] as const;

  test.each(parties.flatMap((by) => states.map((state) => ({ by, state }))))(
    'to a $by in $state, the day before, while the provider’s time is open where one can be',
    ({ by, state }) => {
      const isOpen = state === 'time_proposed' || state === 'reschedule_proposed';
      expect(offered(state, by, isOpen ? { proposedBy: 'service_provider' } : {})).toEqual(
        expected[by][state] ?? [],
      );
    },
  );

  test('let a provider answer a time that the buyer proposed', () => {
    expect(offered('reschedule_proposed', 'service_provider', { proposedBy: 'crew_member' })).toEqual([
      'accept_time',
      'refuse_time',
      'assign_team',
      'cancel',
    ]);
    expect(offered('reschedule_proposed', 'crew_member', { proposedBy: 'crew_member' })).toEqual([
      'withdraw_time',
      'cancel',
    ]);
  });

  test('in a dispute: first the provider’s answer, then the buyer’s to an offer, and an admin’s decision if they don’t agree', () => {
    const of = (stage: Dispute['stage']) => parties.map((by) => offered('disputed', by, { stage }).join(' '));
    expect(of('asked')).toEqual(['withdraw_dispute', 'accept_dispute offer_part contest_dispute', '']);
    expect(of('part_offered')).toEqual(['accept_part refuse_part withdraw_dispute', 'accept_dispute', '']);
    expect(of('escalated')).toEqual(['withdraw_dispute', 'accept_dispute', 'settle_dispute uphold_dispute']);
  });

  test('let a provider withdraw a proposed time while the request can still be answered', () => {
    const stepsAt = (minutes: number) =>
      offered('time_proposed', 'service_provider', {
        at: minutesBefore(minutes),
        proposedBy: 'service_provider',
      });
    expect(stepsAt(61)).toEqual(['withdraw_time', 'decline']);
    expect(stepsAt(60)).toEqual(['decline']);
  });

  test('let a provider report the start from an hour before it, and an absent buyer from half an hour after it', () => {
    const stepsIn = (status: BookingStatus, minutes: number) =>
      offered(status, 'service_provider', { at: minutesBefore(minutes) });
    expect(stepsIn('confirmed', 61)).not.toContain('start');
    expect(stepsIn('confirmed', 60)).toContain('start');
    expect(stepsIn('in_progress', -29)).not.toContain('report_no_show');
    expect(stepsIn('in_progress', -30)).toContain('report_no_show');
  });

  test('let a provider assign another team only if there is one', () => {
    expect(offered('confirmed', 'service_provider', { hasOtherTeam: false })).toEqual([
      'propose_time',
      'cancel',
    ]);
  });

  const steps: readonly BookingAction[] = [
    'withdraw',
    'confirm',
    'decline',
    'propose_time',
    'accept_time',
    'refuse_time',
    'withdraw_time',
    'assign_team',
    'keep',
    'cancel',
    'start',
    'finish',
    'report_no_show',
    'withdraw_no_show',
    'confirm_completion',
    'dispute',
    ...disputeCommands.filter((one) => one !== 'escalate'),
  ];

  test.each(parties)('to a %s at some time what is ever theirs to do, and never anything else', (by) => {
    const ever = states.flatMap((state) =>
      ([undefined, 'crew_member', 'service_provider'] as const).flatMap((proposedBy) =>
        [1440, -30].flatMap((minutes) =>
          (['asked', 'part_offered', 'escalated'] as const).flatMap((stage) =>
            offered(state, by, {
              at: minutesBefore(minutes),
              stage,
              isTeamAway: true,
              ...(proposedBy && { proposedBy }),
            }),
          ),
        ),
      ),
    );
    expect([...new Set(ever)].sort()).toEqual(steps.filter((one) => isActionOf(by, one)).sort());
  });
});
