import type { Flow } from '../../../statecharts/flow/flow.types.ts';
import { addStep, moveStep, setOptional } from '../../../statecharts/flow/steps/steps.ts';
import { onboardingSteps as kit } from '../onboarding.steps.ts';
import { committed, on, always, settled, isA, more, first, to, mandatory, optional } from './path-edits.ts';

/** What somebody may do to the path. */
export const goodEdits: readonly (readonly [what: string, flow: Flow])[] = [
  ['as it is', committed],
  ['the hours first', moveStep(committed, kit, 'working-hours', 0)],
  ['the logo first', moveStep(committed, kit, 'logo', 0)],
  ['the ports first', moveStep(committed, kit, 'delivery-area', 0)],
  ['the company may be skipped', optional('company-profile')],
  [
    'the company may be skipped, and comes after the logo',
    moveStep(optional('company-profile'), kit, 'logo', 0),
  ],
  ['ports are asked for from everybody', mandatory('delivery-area')],
  ['the logo is asked for from everybody', mandatory('logo')],
  ['delivery methods are added', addStep(committed, kit, 'delivery-methods', 4)],
  [
    'delivery methods are added and asked for',
    setOptional(addStep(committed, kit, 'delivery-methods', 4), kit, 'delivery-methods', false),
  ],
  ['an exit past where one serves', more('catalogue.looking', on('STEP.SKIPPED'), to('workingHours'))],
  [
    'an exit past two optional steps, for suppliers',
    more('catalogue.looking', on('STEP.SKIPPED'), to('paymentAccount', isA('supplier'))),
  ],
  [
    'an exit past the logo',
    more('workingHours.saving', on('CANCEL.REQUESTED'), to('logo', settled('working-hours'))),
  ],
  [
    'a settled list leads straight to the hours',
    first('deliveryArea.arriving', always, {
      guard: settled('catalogue'),
      target: '#onboarding.workingHours',
    }),
  ],
  ['back from getting paid to the logo', more('paymentAccount.none', on('STEP.CONTINUED'), to('logo'))],
  [
    'back from the list to the company',
    more('catalogue.notVerified', on('STEP.SKIPPED'), to('companyProfile.filling')),
  ],
  [
    'what is complete is asked for earlier',
    first('catalogue.arriving', always, {
      guard: 'onboarding is complete',
      target: '#onboarding.completion.complete',
    }),
  ],
];
