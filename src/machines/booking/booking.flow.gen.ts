// Generated from booking.flow.json by `npm run codegen`. Change the path there, not here.
export const bookingFlow = {
  id: 'booking',
  initial: 'starting',
  on: {
    'FAILURE.DISMISSED': { actions: 'forgetFailure' },
    'STEP.OPENED': [
      {
        guard: { type: 'step asked for is', params: { step: 'service' } },
        target: '.service.choosing',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'slot' } },
        target: '.slot.choosing',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'details' } },
        target: '.details.filling',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'billing' } },
        target: '.billing.choosing',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'review' } },
        target: '.review.pricing',
        actions: 'forgetFailure',
      },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'person came back from paying', target: 'readingReturn' },
        { guard: 'a booking is asked for', target: 'reading' },
        { target: 'service' },
      ],
    },
    reading: {
      entry: 'forgetFailure',
      tags: ['busy', 'reading'],
      initial: 'onTime',
      states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
      on: { 'CANCEL.REQUESTED': { target: 'reconsidering' } },
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        onDone: { target: 'judging', actions: 'keepBooking' },
        onError: { target: 'reconsidering', actions: 'keepFailure' },
      },
      meta: { screen: 'Checking', title: 'Loading your booking' },
    },
    readingReturn: {
      entry: 'forgetFailure',
      tags: ['busy', 'reading'],
      initial: 'onTime',
      states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
      on: { 'CANCEL.REQUESTED': { target: 'reconsidering' } },
      invoke: {
        id: 'readOnReturn',
        src: 'readBooking',
        onDone: { target: 'judgingReturn', actions: 'keepBooking' },
        onError: { target: 'reconsidering', actions: 'keepFailure' },
      },
      meta: { screen: 'Checking', title: 'Checking your payment' },
    },
    reconsidering: { always: [{ guard: 'a booking is known', target: 'judging' }, { target: 'trouble' }] },
    trouble: {
      meta: { screen: 'Trouble', title: 'We couldn’t load your booking' },
      on: { 'RETRY.REQUESTED': { target: 'reading' } },
    },
    judgingReturn: { always: [{ guard: 'time is held', target: 'payment.returned' }, { target: 'judging' }] },
    judging: {
      always: [
        { guard: 'time is held', target: 'payment.weighing' },
        { guard: 'hold is over', target: 'service', actions: ['beginAgain', 'noteRanOut'] },
        { guard: 'provider is asked', target: 'answer.awaiting' },
        { guard: 'provider proposes a time', target: 'answer.timeProposed' },
        { guard: 'booking is confirmed', target: 'answer.confirmed' },
        { guard: 'another time is proposed', target: 'answer.rescheduleProposed' },
        { guard: 'work is under way', target: 'answer.underWay' },
        { guard: 'booking was declined', target: 'answer.declined' },
        { guard: 'booking has expired', target: 'answer.expired' },
        { guard: 'booking was withdrawn', target: 'answer.withdrawn' },
        { guard: 'booking was cancelled', target: 'answer.cancelled' },
        { target: 'answer.over' },
      ],
    },
    service: {
      meta: {
        screen: 'Service',
        step: 'service',
        title: 'Service',
        needs: 'The work you need done',
        minutes: 1,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'step to resume at is', params: { step: 'service' } },
              target: 'choosing',
              actions: 'forgetResume',
            },
            { guard: { type: 'step is settled', params: { step: 'service' } }, target: '#booking.slot' },
            { guard: 'a service is asked for', target: 'loading' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: {
            'SERVICE.CHOSEN': { target: 'loading', actions: ['keepDraft', 'forgetService', 'forgetFailure'] },
            'RETRY.REQUESTED': {
              guard: 'a service is asked for',
              target: 'loading',
              actions: 'forgetFailure',
            },
          },
        },
        loading: {
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'loadService',
            src: 'loadService',
            onDone: { target: '#booking.slot', actions: 'keepService' },
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
      },
    },
    slot: {
      meta: {
        screen: 'Slot',
        step: 'slot',
        title: 'Place and time',
        needs: 'Where, how much, and a free time',
        minutes: 1,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'step to resume at is', params: { step: 'slot' } },
              target: 'choosing',
              actions: 'forgetResume',
            },
            { guard: { type: 'step is settled', params: { step: 'slot' } }, target: '#booking.details' },
            { guard: 'a time is asked for', target: 'checking' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: {
            'WORK.CHANGED': { actions: ['keepDraft', 'forgetSlot', 'forgetFailure'] },
            'SLOT.CHOSEN': { target: 'checking', actions: 'keepDraft' },
          },
        },
        checking: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'checkSlot',
            src: 'checkSlot',
            onDone: { target: '#booking.details', actions: 'keepOffer' },
            onError: [
              { guard: 'time is not free', target: 'choosing', actions: ['keepFailure', 'forgetSlot'] },
              {
                guard: 'service is gone',
                target: '#booking.service.choosing',
                actions: ['keepFailure', 'forgetService'],
              },
              { target: 'choosing', actions: 'keepFailure' },
            ],
          },
        },
      },
    },
    details: {
      meta: {
        screen: 'Details',
        step: 'details',
        title: 'Details',
        needs: 'Yacht, berth, contact, what the provider should know',
        minutes: 2,
        optional: true,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'step to resume at is', params: { step: 'details' } },
              target: 'filling',
              actions: 'forgetResume',
            },
            { guard: { type: 'step is settled', params: { step: 'details' } }, target: '#booking.billing' },
            { target: 'filling' },
          ],
        },
        filling: {
          on: {
            'DETAILS.TYPED': { actions: 'keepDraft' },
            'DETAILS.SUBMITTED': {
              guard: 'provider can find the yacht',
              target: '#booking.billing',
              actions: ['keepDraft', 'forgetFailure'],
            },
            'STEP.SKIPPED': { guard: 'details may be skipped', target: 'skipping', actions: 'keepDraft' },
          },
        },
        skipping: { always: { target: '#booking.billing' } },
      },
    },
    billing: {
      meta: {
        screen: 'Billing',
        step: 'billing',
        title: 'Billing',
        needs: 'Who you book for: it decides the tax',
        minutes: 1,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'step to resume at is', params: { step: 'billing' } },
              target: 'choosing',
              actions: 'forgetResume',
            },
            { guard: { type: 'step is settled', params: { step: 'billing' } }, target: '#booking.review' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: { 'BILLING.SUBMITTED': { target: '#booking.review', actions: ['keepDraft', 'forgetFailure'] } },
        },
      },
    },
    review: {
      meta: {
        screen: 'Review',
        step: 'review',
        title: 'Review',
        needs: 'Price, tax and cancellation terms',
        minutes: 1,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: { always: { target: 'pricing', actions: 'forgetResume' } },
        pricing: {
          entry: 'forgetPrice',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'unpriced' } },
          invoke: {
            id: 'priceBooking',
            src: 'priceBooking',
            onDone: { target: 'reviewing', actions: 'keepPrice' },
            onError: [
              {
                guard: 'who is billed is refused',
                target: '#booking.billing.choosing',
                actions: 'keepFailure',
              },
              {
                guard: 'service is gone',
                target: '#booking.service.choosing',
                actions: ['keepFailure', 'forgetService'],
              },
              { target: 'unpriced', actions: 'keepFailure' },
            ],
          },
        },
        unpriced: { on: { 'RETRY.REQUESTED': { target: 'pricing', actions: 'forgetFailure' } } },
        reviewing: { on: { 'HOLD.REQUESTED': { target: 'holding', actions: 'keepRequest' } } },
        holding: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'reviewing' } },
          invoke: {
            id: 'holdSlot',
            src: 'holdSlot',
            onDone: [
              { guard: 'payment page is known', target: '#booking.payment.leaving', actions: 'keepHold' },
              { target: '#booking.payment.held', actions: ['keepHold', 'notePaymentPageAway'] },
            ],
            onError: [
              {
                guard: 'time is not free',
                target: '#booking.slot.choosing',
                actions: ['keepFailure', 'forgetSlot'],
              },
              { guard: 'price has changed', target: 'pricing', actions: 'keepFailure' },
              {
                guard: 'who is billed is refused',
                target: '#booking.billing.choosing',
                actions: 'keepFailure',
              },
              {
                guard: 'service is gone',
                target: '#booking.service.choosing',
                actions: ['keepFailure', 'forgetService'],
              },
              { guard: 'server has refused', target: 'reviewing', actions: 'keepFailure' },
              { target: 'unsure', actions: 'keepFailure' },
            ],
          },
        },
        unsure: {
          on: {
            'RETRY.REQUESTED': { target: 'holding' },
            'CANCEL.REQUESTED': { target: 'reviewing', actions: 'forgetFailure' },
          },
        },
      },
    },
    payment: {
      meta: {
        screen: 'Payment',
        step: 'payment',
        title: 'Payment',
        needs: 'A card; it is charged when the provider confirms',
        minutes: 2,
        optional: false,
      },
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'payment was declined', target: 'declined' }, { target: 'held' }] },
        returned: {
          always: [{ guard: 'payment was declined', target: 'declined' }, { target: 'confirming' }],
        },
        leaving: {
          entry: 'leaveForPayment',
          on: {
            'BROWSER.RETURNED': { target: '#booking.readingReturn' },
            'PAYMENT.REQUESTED': { target: 'leaving', reenter: true },
          },
        },
        held: {
          on: {
            'PAYMENT.REQUESTED': { target: 'opening' },
            'HOLD.GIVE_UP_REQUESTED': { target: 'givingUp' },
            'HOLD.TIME_RAN_OUT': { target: '#booking.reading' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        declined: {
          on: {
            'PAYMENT.REQUESTED': { target: 'opening' },
            'HOLD.GIVE_UP_REQUESTED': { target: 'givingUp' },
            'HOLD.TIME_RAN_OUT': { target: '#booking.reading' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        confirming: {
          on: {
            'PAYMENT.REQUESTED': { target: 'opening' },
            'HOLD.GIVE_UP_REQUESTED': { target: 'givingUp' },
            'HOLD.TIME_RAN_OUT': { target: '#booking.reading' },
            'BOOKING.READ': { target: '#booking.judgingReturn', actions: 'keepBooking' },
          },
          after: { confirmation: { target: 'held' } },
        },
        opening: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'weighing' } },
          invoke: {
            id: 'openPayment',
            src: 'openPayment',
            onDone: [
              { guard: 'payment page is known', target: 'leaving', actions: 'keepHold' },
              { target: 'held', actions: ['keepHold', 'notePaymentPageAway'] },
            ],
            onError: { target: 'weighing', actions: 'keepFailure' },
          },
        },
        givingUp: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'weighing' } },
          invoke: {
            id: 'giveUpBooking',
            src: 'giveUpBooking',
            onDone: { target: 'givenUp', actions: 'keepBooking' },
            onError: { target: 'weighing', actions: 'keepFailure' },
          },
        },
        givenUp: {
          always: [
            { guard: 'hold is over', target: '#booking.service', actions: 'beginAgain' },
            { target: '#booking.judging' },
          ],
        },
      },
    },
    answer: {
      meta: {
        screen: 'Answer',
        step: 'answer',
        title: 'Confirmation',
        needs: 'The provider’s answer, in time',
        minutes: 0,
        optional: false,
      },
      initial: 'awaiting',
      states: {
        awaiting: {
          on: {
            'BOOKING.WITHDRAWN': { target: 'acting', actions: 'keepRequest' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        timeProposed: {
          on: {
            'TIME.ACCEPTED': { target: 'acting', actions: 'keepRequest' },
            'TIME.REFUSED': { target: 'acting', actions: 'keepRequest' },
            'BOOKING.WITHDRAWN': { target: 'acting', actions: 'keepRequest' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        confirmed: {
          on: {
            'RESCHEDULE.STARTED': { target: 'choosingTime' },
            'BOOKING.CANCELLED': { target: 'acting', actions: 'keepRequest' },
            'BOOKING.REPEATED': { target: '#booking.service', actions: 'beginAgain' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        rescheduleProposed: {
          on: {
            'TIME.ACCEPTED': { target: 'acting', actions: 'keepRequest' },
            'TIME.REFUSED': { target: 'acting', actions: 'keepRequest' },
            'TIME.WITHDRAWN': { target: 'acting', actions: 'keepRequest' },
            'BOOKING.CANCELLED': { target: 'acting', actions: 'keepRequest' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        choosingTime: {
          on: {
            'RESCHEDULE.PROPOSED': { target: 'proposing', actions: 'keepRequest' },
            'RESCHEDULE.ABANDONED': { target: '#booking.judging', actions: 'forgetFailure' },
            'BOOKING.READ': { actions: 'keepBooking' },
          },
        },
        proposing: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosingTime' } },
          invoke: {
            id: 'proposeTime',
            src: 'actOnBooking',
            onDone: { target: '#booking.judging', actions: 'keepBooking' },
            onError: { target: 'choosingTime', actions: 'keepFailure' },
          },
        },
        acting: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: '#booking.judging' } },
          invoke: {
            id: 'actOnBooking',
            src: 'actOnBooking',
            onDone: { target: '#booking.judging', actions: 'keepBooking' },
            onError: { target: '#booking.judging', actions: 'keepFailure' },
          },
        },
        underWay: {
          on: {
            'BOOKING.REPEATED': { target: '#booking.service', actions: 'beginAgain' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        declined: {
          on: {
            'BOOKING.REPEATED': { target: '#booking.service', actions: 'beginAgain' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        expired: {
          on: {
            'BOOKING.REPEATED': { target: '#booking.service', actions: 'beginAgain' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        withdrawn: {
          on: {
            'BOOKING.REPEATED': { target: '#booking.service', actions: 'beginAgain' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        cancelled: {
          on: {
            'BOOKING.REPEATED': { target: '#booking.service', actions: 'beginAgain' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
        over: {
          on: {
            'BOOKING.REPEATED': { target: '#booking.service', actions: 'beginAgain' },
            'BOOKING.READ': { target: '#booking.judging', actions: 'keepBooking' },
          },
        },
      },
    },
  },
} as const;
