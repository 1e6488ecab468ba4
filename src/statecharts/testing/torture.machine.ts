import {
  assign,
  enqueueActions,
  fromCallback,
  fromObservable,
  fromPromise,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
  type Subscribable,
} from 'xstate';

/** A child that changes on its own and reports to its parent. */
export const kidMachine = setup({
  types: {
    context: {} as { name: string },
    input: {} as { name: string },
    events: {} as { type: 'KID.DISMISSED' },
    output: {} as { name: string },
  },
  delays: { growing: 5 },
}).createMachine({
  id: 'kid',
  context: ({ input }) => ({ name: input.name }),
  initial: 'young',
  states: {
    young: {
      after: {
        growing: {
          target: 'grown',
          actions: sendParent(({ context }) => ({ type: 'KID.GROWN', name: context.name })),
        },
      },
    },
    grown: { on: { 'KID.DISMISSED': { target: 'gone' } } },
    gone: { type: 'final' },
  },
  output: ({ context }) => ({ name: context.name }),
});

/** A machine that is invoked, and itself invokes another actor. */
const errandMachine = setup({
  types: {
    context: {} as { what: string; answer: string | null },
    input: {} as { what: string },
    events: {} as { type: 'ERRAND.CALLED_OFF' },
    output: {} as { answer: string | null },
  },
  actors: {
    ask: fromPromise<{ answer: string }, { what: string }>(async ({ input }) => ({
      answer: `${input.what}: yes`,
    })),
  },
}).createMachine({
  id: 'errand',
  context: ({ input }) => ({ what: input.what, answer: null }),
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ what: context.what }),
        onDone: { target: 'back', actions: assign({ answer: ({ event }) => event.output.answer }) },
        onError: { target: 'back' },
      },
      on: { 'ERRAND.CALLED_OFF': { target: 'back' } },
    },
    back: { type: 'final' },
  },
  output: ({ context }) => ({ answer: context.answer }),
});

interface TortureContext {
  person: string;
  kids: number;
  grown: number;
  echoes: number;
  ticks: number;
  answer: string | null;
  trouble: string | null;
  mixed: boolean;
}

type TortureEvent =
  | { type: 'GO' }
  | { type: 'LATER' }
  | { type: 'NOTED' }
  | { type: 'RETRY' }
  | { type: 'CANCEL' }
  /** Accepted only from the user the machine was started with. */
  | { type: 'NAMED'; person: string }
  | { type: 'KID.ADDED'; name: string }
  | { type: 'KID.DROPPED' }
  | { type: 'KID.GROWN'; name: string }
  | { type: 'LINE.OPENED'; greeting: string }
  | { type: 'LINE.ECHOED'; words: string }
  | { type: 'SAID'; words: string }
  | { type: 'NEXT' }
  | { type: 'HELP' }
  | { type: 'BACK' }
  | { type: 'BACK.EXACTLY' };

/** Counts to two, a few milliseconds apart. */
const counting: Subscribable<number> = {
  subscribe(given: unknown) {
    // A subscribable is called with an observer or with functions; XState gives an observer.
    const observer = given as { next?: (value: number) => void; complete?: () => void };
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      observer.next?.(count);
      if (count < 2) return;
      clearInterval(timer);
      observer.complete?.();
    }, 2);
    return { unsubscribe: () => clearInterval(timer) };
  },
};

const counted = (snapshot: { context: number | undefined }): number => snapshot.context ?? 0;

/**
 * Everything that makes a statechart hard to record, replay, explore and draw, in one machine. It is not a flow of the
 * site.
 */
export const tortureMachine = setup({
  types: {
    context: {} as TortureContext,
    events: {} as TortureEvent,
    input: {} as { person: string },
    tags: {} as 'busy',
  },
  actors: {
    kid: kidMachine,
    errand: errandMachine,
    job: fromPromise<{ done: number }, { person: string }>(async () => ({ done: 1 })),
    side: fromPromise<string>(async () => 'aside'),
    line: fromCallback<{ type: 'SAID'; words: string }>(({ sendBack, receive }) => {
      receive((event) => sendBack({ type: 'LINE.ECHOED', words: event.words }));
      const timer = setTimeout(() => sendBack({ type: 'LINE.OPENED', greeting: 'hello' }), 1);
      return () => clearTimeout(timer);
    }),
    ticks: fromObservable(() => counting),
  },
  actions: {
    /** An effect: does nothing in replays. */
    note: () => {},
    mix: enqueueActions(({ enqueue }) => {
      enqueue.assign({ mixed: true });
      enqueue('note');
    }),
    countGrown: assign({ grown: ({ context }) => context.grown + 1 }),
    keepTrouble: assign({
      trouble: ({ event }) =>
        'error' in event && event.error instanceof Error ? event.error.message : 'unknown',
    }),
  },
  guards: {
    'it is the person': ({ context }, { person }: { person: string }) => person === context.person,
    'a kid has grown': ({ context }) => context.grown > 0,
  },
  delays: { soon: 3, patience: 60_000 },
}).createMachine({
  id: 'torture',
  type: 'parallel',
  context: ({ input }) => ({
    person: input.person,
    kids: 0,
    grown: 0,
    echoes: 0,
    ticks: 0,
    answer: null,
    trouble: null,
    mixed: false,
  }),
  states: {
    work: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            GO: { target: 'busy' },
            NAMED: {
              target: 'recognised',
              guard: { type: 'it is the person', params: ({ event }) => ({ person: event.person }) },
            },
          },
        },
        recognised: { on: { GO: { target: 'busy' } } },
        busy: {
          tags: 'busy',
          entry: [
            'mix',
            raise({ type: 'LATER' }, { delay: 'soon' }),
            sendTo(({ self }) => self, { type: 'NOTED' }),
          ],
          exit: 'note',
          invoke: [
            {
              id: 'job',
              src: 'job',
              input: ({ context }) => ({ person: context.person }),
              onDone: { target: 'errand' },
              onError: { target: 'broken', actions: 'keepTrouble' },
            },
            { id: 'side', src: 'side', onDone: { actions: 'note' }, onError: { actions: 'note' } },
          ],
          on: { CANCEL: { target: 'idle' } },
          initial: 'early',
          states: {
            early: { on: { LATER: { target: 'late' } } },
            late: { on: { NOTED: { target: 'late', reenter: true } } },
          },
        },
        errand: {
          invoke: {
            id: 'errand',
            src: 'errand',
            input: ({ context }) => ({ what: context.person }),
            onSnapshot: { actions: 'note' },
            onDone: {
              target: 'waiting',
              actions: assign({ answer: ({ event }) => event.output.answer }),
            },
            onError: { target: 'broken' },
          },
          on: { CANCEL: { target: 'idle' } },
        },
        waiting: {
          always: { guard: 'a kid has grown', target: 'over' },
          after: { patience: { target: 'broken' } },
          on: { CANCEL: { target: 'idle' } },
        },
        broken: { on: { RETRY: { target: 'busy' } } },
        over: { type: 'final' },
      },
    },
    io: {
      invoke: [
        { id: 'line', src: 'line', onError: { actions: 'note' } },
        {
          id: 'ticks',
          src: 'ticks',
          onSnapshot: { actions: assign({ ticks: ({ event }) => counted(event.snapshot) }) },
          onError: { actions: 'note' },
        },
      ],
      initial: 'closed',
      states: {
        closed: { on: { 'LINE.OPENED': { target: 'open' } } },
        open: {
          on: {
            SAID: {
              actions: sendTo('line', ({ event }) => ({ type: 'SAID', words: event.words })),
            },
            'LINE.ECHOED': { actions: assign({ echoes: ({ context }) => context.echoes + 1 }) },
          },
        },
      },
    },
    nursery: {
      on: {
        'KID.ADDED': {
          actions: [
            spawnChild('kid', {
              id: ({ context }) => `kid${context.kids}`,
              input: ({ event }) => ({ name: 'name' in event ? event.name : '' }),
            }),
            assign({ kids: ({ context }) => context.kids + 1 }),
          ],
        },
        'KID.DROPPED': { actions: stopChild('kid0') },
        'KID.GROWN': { actions: 'countGrown' },
      },
    },
    tour: {
      initial: 'guided',
      states: {
        guided: {
          initial: 'first',
          states: {
            first: { on: { NEXT: { target: 'second' } } },
            second: {
              initial: 'left',
              states: { left: { on: { NEXT: { target: 'right' } } }, right: {} },
            },
            last: { type: 'history' },
            exactly: { type: 'history', history: 'deep' },
          },
          on: { HELP: { target: 'help' } },
        },
        help: {
          on: { BACK: { target: 'guided.last' }, 'BACK.EXACTLY': { target: 'guided.exactly' } },
        },
      },
    },
  },
});
