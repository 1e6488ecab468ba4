// Generated from onboarding.flow.json by `npm run codegen`. Change the path there, not here.
export const onboardingFlow = {
  id: 'onboarding',
  initial: 'starting',
  on: {
    'FAILURE.DISMISSED': { actions: 'forgetFailure' },
    'STEP.OPENED': [
      {
        guard: { type: 'step asked for is', params: { step: 'catalogue' } },
        target: '.catalogue.arriving',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'company-profile' } },
        target: '.companyProfile.filling',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'delivery-area' } },
        target: '.deliveryArea.choosing',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'delivery-methods' } },
        target: '.deliveryMethods.reading',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'working-hours' } },
        target: '.workingHours.reading',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'logo' } },
        target: '.logo.choosing',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'payment-account' } },
        target: '.paymentAccount.arriving',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'step asked for is', params: { step: 'completion' } },
        target: '.completion.arriving',
        actions: 'forgetFailure',
      },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: 'a fresh payment link is asked for', target: 'checkingReturn' },
        { target: 'checking' },
      ],
    },
    checking: {
      entry: 'forgetFailure',
      tags: 'busy',
      initial: 'onTime',
      states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
      on: { 'CANCEL.REQUESTED': { target: 'trouble' } },
      invoke: {
        id: 'loadOnboarding',
        src: 'loadOnboarding',
        onDone: { target: 'resuming', actions: 'keepTruth' },
        onError: { target: 'trouble', actions: 'keepFailure' },
      },
      meta: { screen: 'Checking', title: 'Loading your progress' },
    },
    trouble: {
      meta: { screen: 'Trouble', title: 'We couldn’t load your progress' },
      on: { 'RETRY.REQUESTED': { target: 'checking' } },
    },
    resuming: {
      always: [{ guard: 'onboarding is complete', target: 'completion.complete' }, { target: 'catalogue' }],
    },
    checkingReturn: {
      entry: 'forgetFailure',
      tags: 'busy',
      initial: 'onTime',
      states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
      on: { 'CANCEL.REQUESTED': { target: 'returnTrouble' } },
      invoke: {
        id: 'loadOnReturn',
        src: 'loadOnboarding',
        onDone: { target: 'paymentAccount.refreshing', actions: 'keepTruth' },
        onError: { target: 'returnTrouble', actions: 'keepFailure' },
      },
      meta: { screen: 'Checking', title: 'Preparing a new payment link' },
    },
    returnTrouble: {
      meta: { screen: 'Trouble', title: 'We couldn’t prepare a new payment link' },
      on: { 'RETRY.REQUESTED': { target: 'checkingReturn' } },
    },
    catalogue: {
      meta: {
        screen: 'Catalogue',
        step: 'catalogue',
        title: 'Your list',
        needs: 'The price list you already have: a spreadsheet or an export',
        minutes: 10,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: { type: 'step is settled', params: { step: 'catalogue' } }, target: 'verified' },
            { guard: 'something is imported', target: 'verifying' },
            { target: 'importing' },
          ],
        },
        importing: {
          invoke: {
            id: 'catalogueImport',
            src: 'catalogueImport',
            onDone: { target: 'verifying' },
            onError: { target: 'notVerified', actions: 'keepFailure' },
            onSnapshot: { actions: 'noteImported' },
          },
          on: { 'STEP.CONTINUED': { guard: 'something is imported', target: 'verifying' } },
        },
        verifying: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'notVerified' } },
          invoke: {
            id: 'verifyCatalogue',
            src: 'verifyCatalogue',
            onDone: { target: '#onboarding.companyProfile', actions: 'keepTruth' },
            onError: { target: 'notVerified', actions: 'keepFailure' },
          },
        },
        notVerified: {
          on: {
            'RETRY.REQUESTED': { target: 'verifying' },
            'STEP.CONTINUED': { target: 'importing', actions: 'forgetFailure' },
          },
        },
        verified: {
          always: [
            { guard: { type: 'step asked for is', params: { step: 'catalogue' } }, target: 'looking' },
            { target: '#onboarding.companyProfile' },
          ],
        },
        looking: {
          on: {
            'STEP.CONTINUED': { target: '#onboarding.companyProfile' },
            'RETRY.REQUESTED': { target: 'importing' },
          },
        },
      },
    },
    companyProfile: {
      meta: {
        screen: 'CompanyProfile',
        step: 'company-profile',
        title: 'Your company',
        needs: 'Legal name, registration number, address, a contact',
        minutes: 4,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'step is settled', params: { step: 'company-profile' } },
              target: '#onboarding.deliveryArea',
            },
            { target: 'filling' },
          ],
        },
        filling: {
          on: {
            'COMPANY.SUBMITTED': { target: 'saving', actions: 'keepRequest' },
            'PAPER.CHOSEN': { target: 'addingPaper', actions: 'keepRequest' },
            'PAPER.REMOVED': { target: 'removingPaper', actions: 'keepRequest' },
            'RETRY.REQUESTED': { target: 'rereading' },
          },
        },
        saving: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'filling' } },
          invoke: {
            id: 'saveCompany',
            src: 'saveCompany',
            onDone: { target: '#onboarding.deliveryArea', actions: 'keepTruth' },
            onError: { target: 'filling', actions: 'keepFailure' },
          },
        },
        addingPaper: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'filling' } },
          invoke: {
            id: 'addPaper',
            src: 'addPaper',
            onDone: { target: 'filling', actions: 'keepTruth' },
            onError: { target: 'filling', actions: 'keepFailure' },
          },
        },
        removingPaper: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'filling' } },
          invoke: {
            id: 'removePaper',
            src: 'removePaper',
            onDone: { target: 'filling', actions: 'keepTruth' },
            onError: { target: 'filling', actions: 'keepFailure' },
          },
        },
        rereading: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'filling' } },
          invoke: {
            id: 'rereadOnboarding',
            src: 'loadOnboarding',
            onDone: { target: 'filling', actions: 'keepTruth' },
            onError: { target: 'filling', actions: 'keepFailure' },
          },
        },
      },
    },
    deliveryArea: {
      meta: {
        screen: 'DeliveryArea',
        step: 'delivery-area',
        title: 'Where you serve',
        needs: 'The ports you deliver to or work in',
        minutes: 1,
        optional: true,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'step is settled', params: { step: 'delivery-area' } },
              target: '#onboarding.deliveryMethods',
            },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: {
            'PORTS.SUBMITTED': { target: 'saving', actions: 'keepRequest' },
            'STEP.SKIPPED': {
              guard: { type: 'step skipped is', params: { step: 'delivery-area' } },
              target: 'skipping',
              actions: 'keepRequest',
            },
          },
        },
        saving: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'savePorts',
            src: 'savePorts',
            onDone: { target: '#onboarding.deliveryMethods', actions: 'keepTruth' },
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
        skipping: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'skipStep',
            src: 'skipStep',
            onDone: { target: '#onboarding.deliveryMethods', actions: 'keepTruth' },
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
      },
    },
    deliveryMethods: {
      meta: {
        screen: 'DeliveryMethods',
        step: 'delivery-methods',
        title: 'How you deliver',
        needs: 'Each way you deliver, with its cost, ports and days',
        minutes: 3,
        only: 'supplier',
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'vendor is a', params: { role: 'service_provider' } },
              target: '#onboarding.workingHours',
            },
            {
              guard: { type: 'step is settled', params: { step: 'delivery-methods' } },
              target: '#onboarding.workingHours',
            },
            { target: 'reading' },
          ],
        },
        reading: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'readDeliveryMethods',
            src: 'readDeliveryMethods',
            onDone: { target: 'choosing', actions: 'keepTruth' },
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
        choosing: {
          on: {
            'DELIVERY.SUBMITTED': { target: 'saving', actions: 'keepRequest' },
            'RETRY.REQUESTED': { target: 'reading' },
          },
        },
        saving: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'saveDeliveryMethods',
            src: 'saveDeliveryMethods',
            onDone: { target: '#onboarding.workingHours', actions: 'keepTruth' },
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
      },
    },
    workingHours: {
      meta: {
        screen: 'WorkingHours',
        step: 'working-hours',
        title: 'Your hours',
        needs: 'The days and hours you work',
        minutes: 2,
        only: 'service_provider',
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: { type: 'vendor is a', params: { role: 'supplier' } }, target: '#onboarding.logo' },
            {
              guard: { type: 'step is settled', params: { step: 'working-hours' } },
              target: '#onboarding.logo',
            },
            { target: 'reading' },
          ],
        },
        reading: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'filling' } },
          invoke: {
            id: 'readSchedule',
            src: 'readSchedule',
            onDone: { target: 'filling', actions: 'keepTruth' },
            onError: { target: 'filling', actions: 'keepFailure' },
          },
        },
        filling: {
          on: {
            'HOURS.SUBMITTED': { target: 'saving', actions: 'keepRequest' },
            'RETRY.REQUESTED': { target: 'reading' },
          },
        },
        saving: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'filling' } },
          invoke: {
            id: 'saveSchedule',
            src: 'saveSchedule',
            onDone: { target: '#onboarding.logo', actions: 'keepTruth' },
            onError: { target: 'filling', actions: 'keepFailure' },
          },
        },
      },
    },
    logo: {
      meta: {
        screen: 'Logo',
        step: 'logo',
        title: 'Your logo',
        needs: 'A picture, square if you have one',
        minutes: 1,
        optional: true,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'step is settled', params: { step: 'logo' } },
              target: '#onboarding.paymentAccount',
            },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: {
            'LOGO.CHOSEN': { target: 'saving', actions: 'keepRequest' },
            'LOGO.REMOVED': { target: 'saving', actions: 'keepRequest' },
            'STEP.CONTINUED': { target: '#onboarding.paymentAccount' },
            'STEP.SKIPPED': {
              guard: { type: 'step skipped is', params: { step: 'logo' } },
              target: 'skipping',
              actions: 'keepRequest',
            },
          },
        },
        saving: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'saveLogo',
            src: 'saveLogo',
            onDone: { target: 'choosing', actions: 'keepTruth' },
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
        skipping: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'choosing' } },
          invoke: {
            id: 'skipStep',
            src: 'skipStep',
            onDone: { target: '#onboarding.paymentAccount', actions: 'keepTruth' },
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
      },
    },
    paymentAccount: {
      meta: {
        screen: 'PaymentAccount',
        step: 'payment-account',
        title: 'Getting paid',
        needs: 'Your bank account and who owns the company',
        minutes: 5,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'payment account is ready', target: 'ready' },
            { guard: 'payment account is being checked', target: 'pending' },
            { guard: 'payment account is refused', target: 'refused' },
            { guard: 'payment account exists', target: 'incomplete' },
            { target: 'none' },
          ],
        },
        none: { on: { 'PAYMENT.SET_UP': { target: 'creating' } } },
        creating: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'reading' } },
          invoke: {
            id: 'createPaymentAccount',
            src: 'createPaymentAccount',
            onDone: { target: 'leaving', actions: 'goToPaymentProvider' },
            onError: { target: 'none', actions: 'keepFailure' },
          },
        },
        refreshing: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'reading' } },
          invoke: {
            id: 'refreshPaymentLink',
            src: 'refreshPaymentLink',
            onDone: { target: 'leaving', actions: 'goToPaymentProvider' },
            onError: [
              { guard: 'payment account is gone', target: 'none', actions: 'forgetAccount' },
              { target: 'unread', actions: 'keepFailure' },
            ],
          },
        },
        leaving: {
          on: { 'PAYMENT.CHECKED': { target: 'reading' }, 'PAYMENT.CONTINUED': { target: 'refreshing' } },
        },
        incomplete: {
          on: { 'PAYMENT.CONTINUED': { target: 'refreshing' }, 'PAYMENT.CHECKED': { target: 'reading' } },
        },
        pending: {
          on: {
            'PAYMENT.CHECKED': { target: 'reading' },
            'PAYMENT.CONTINUED': { target: 'refreshing' },
            'STEP.CONTINUED': { target: '#onboarding.completion' },
          },
          after: { recheck: { target: 'reading' } },
        },
        refused: { on: { 'PAYMENT.CHECKED': { target: 'reading' } } },
        reading: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'unread' } },
          invoke: {
            id: 'readPaymentAccount',
            src: 'readPaymentAccount',
            onDone: { target: 'arriving', actions: 'keepTruth' },
            onError: { target: 'unread', actions: 'keepFailure' },
          },
        },
        unread: {
          on: {
            'PAYMENT.CHECKED': { target: 'reading' },
            'PAYMENT.CONTINUED': { target: 'refreshing' },
            'RETRY.REQUESTED': { target: 'reading' },
          },
        },
        ready: {
          always: [
            { guard: { type: 'step asked for is', params: { step: 'payment-account' } }, target: 'looking' },
            { target: '#onboarding.completion' },
          ],
        },
        looking: {
          on: {
            'STEP.CONTINUED': { target: '#onboarding.completion' },
            'PAYMENT.CHECKED': { target: 'reading' },
          },
        },
      },
    },
    completion: {
      meta: {
        screen: 'Completion',
        step: 'completion',
        title: 'Approval',
        needs: 'Nothing: we check your company, usually within two working days',
        minutes: 0,
        optional: false,
      },
      initial: 'arriving',
      states: {
        arriving: {
          always: [{ guard: 'onboarding is complete', target: 'complete' }, { target: 'completing' }],
        },
        completing: {
          entry: 'forgetFailure',
          tags: 'busy',
          initial: 'onTime',
          states: { onTime: { after: { patience: { target: 'slow' } } }, slow: { tags: 'slow' } },
          on: { 'CANCEL.REQUESTED': { target: 'notCompleted' } },
          invoke: {
            id: 'completeOnboarding',
            src: 'completeOnboarding',
            onDone: { target: 'complete', actions: 'keepTruth' },
            onError: { target: 'notCompleted', actions: 'keepFailure' },
          },
        },
        notCompleted: { on: { 'RETRY.REQUESTED': { target: '#onboarding.checking' } } },
        complete: { on: { 'STATUS.CHECKED': { target: '#onboarding.checking' } } },
      },
    },
  },
} as const;
