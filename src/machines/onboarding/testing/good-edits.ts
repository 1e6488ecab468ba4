import type { Flow } from '../../../statecharts/flow/flow.types.ts';
import { moveStep } from '../../../statecharts/flow/steps/steps.ts';
import { onboardingSteps as kit } from '../onboarding.steps.ts';
import { committed, on, always, settled, more, first, to, mandatory, optional } from './path-edits.ts';

/** A valid edit of the path. */
export const goodEdits: readonly (readonly [what: string, flow: Flow])[] = [
  ['as it is', committed],
  ['the company first', moveStep(committed, kit, 'company-profile', 0)],
  ['how one delivers first', moveStep(committed, kit, 'delivery-methods', 0)],
  ['the hours first', moveStep(committed, kit, 'working-hours', 0)],
  ['the logo first', moveStep(committed, kit, 'logo', 0)],
  ['the ports first', moveStep(committed, kit, 'delivery-area', 0)],
  ['the company may be skipped', optional('company-profile')],
  [
    'the company may be skipped, and comes after the logo',
    moveStep(optional('company-profile'), kit, 'logo', 0),
  ],
  ['ports are required', mandatory('delivery-area')],
  ['the logo is required', mandatory('logo')],
  [
    'an exit past where one serves',
    more('companyProfile.filling', on('STEP.SKIPPED'), to('deliveryMethods', settled('company-profile'))),
  ],
  [
    'an exit from how one delivers, for suppliers who have said it',
    more('deliveryMethods.choosing', on('STEP.CONTINUED'), to('workingHours', settled('delivery-methods'))),
  ],
  [
    'an exit past the logo',
    more('workingHours.saving', on('CANCEL.REQUESTED'), to('logo', settled('working-hours'))),
  ],
  [
    'a settled list leads straight to how one delivers',
    first('deliveryArea.arriving', always, {
      guard: settled('catalogue'),
      target: '#onboarding.deliveryMethods',
    }),
  ],
  ['back from getting paid to the logo', more('paymentAccount.none', on('STEP.CONTINUED'), to('logo'))],
  [
    'back from the company to the list',
    more('companyProfile.filling', on('STEP.SKIPPED'), to('catalogue.looking', settled('catalogue'))),
  ],
  [
    'what is complete is asked for earlier',
    first('catalogue.arriving', always, {
      guard: 'onboarding is complete',
      target: '#onboarding.completion.complete',
    }),
  ],
];
