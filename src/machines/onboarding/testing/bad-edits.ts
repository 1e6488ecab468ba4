import { changeState, withStateKey } from '../../../statecharts/flow/change-flow.ts';
import { removeTransition, retarget, setGuard } from '../../../statecharts/flow/edit-flow.ts';
import type { Flow } from '../../../statecharts/flow/flow.types.ts';
import { withoutState } from '../../../statecharts/flow/steps/step-wiring.ts';
import {
  committed,
  on,
  always,
  done,
  failed,
  at,
  settled,
  isA,
  more,
  first,
  to,
  mandatory,
  optional,
} from './path-edits.ts';

/** An edit of the path, the problem that it causes, and the edited path. */
export const badEdits: readonly (readonly [what: string, finds: string, flow: Flow])[] = [
  // Around a step that must be done.
  [
    'at once from the company to getting paid',
    'steps are passed by: companyProfile',
    more('companyProfile', always, to('paymentAccount')),
  ],
  [
    'at once from the company to the end',
    'steps are passed by: companyProfile',
    more('companyProfile', always, to('completion')),
  ],
  [
    'at once from filling in the company to where one serves',
    'steps are passed by: companyProfile.filling',
    more('companyProfile.filling', always, to('deliveryArea')),
  ],
  [
    'at once from the list to where one serves',
    'steps are passed by: catalogue',
    more('catalogue', always, to('deliveryArea')),
  ],
  [
    'at once from getting paid to the end',
    'steps are passed by: paymentAccount',
    more('paymentAccount', always, to('completion')),
  ],
  [
    'at once from no payment account to the end',
    'steps are passed by: paymentAccount.none',
    more('paymentAccount.none', always, to('completion')),
  ],
  [
    'arriving at the list leads on before anything is asked',
    'steps are passed by: catalogue.arriving',
    first('catalogue.arriving', always, to('deliveryArea')),
  ],
  [
    'arriving at the list leads on in the end',
    'steps are passed by: catalogue.arriving',
    retarget(committed, at('catalogue.arriving', always, 2), 'deliveryArea'),
  ],
  [
    'the company leads to the logo when it is saved',
    'steps are passed by: companyProfile.saving',
    retarget(committed, at('companyProfile.saving', done('saveCompany')), 'logo'),
  ],
  [
    'a company that is settled leads to getting paid',
    'steps are passed by: companyProfile.arriving',
    retarget(committed, at('companyProfile.arriving', always), 'paymentAccount'),
  ],
  [
    'resuming leads to the company, past the list',
    'steps are passed by: resuming',
    retarget(committed, at('resuming', always, 1), 'companyProfile'),
  ],
  [
    'resuming leads to where one serves',
    'steps are passed by: resuming',
    retarget(committed, at('resuming', always, 1), 'deliveryArea'),
  ],
  [
    'starting leads to getting paid',
    'steps are passed by: starting',
    retarget(committed, at('starting', always, 1), 'paymentAccount'),
  ],
  [
    'an exit from the company to the end',
    'steps are passed by: companyProfile.filling',
    more('companyProfile.filling', on('STEP.CONTINUED'), to('completion')),
  ],
  [
    'an exit from the company to where one serves, unsaved',
    'steps are passed by: companyProfile.filling',
    more('companyProfile.filling', on('STEP.CONTINUED'), to('deliveryArea')),
  ],
  [
    'an exit from the list that was not verified',
    'steps are passed by: catalogue.notVerified',
    retarget(committed, at('catalogue.notVerified', on('STEP.CONTINUED')), 'deliveryArea'),
  ],
  [
    'continuing without verifying what was imported',
    'steps are passed by: catalogue.importing',
    retarget(committed, at('catalogue.importing', on('STEP.CONTINUED')), 'deliveryArea'),
  ],
  [
    'an import that leads on unverified',
    'steps are passed by: catalogue.importing',
    retarget(committed, at('catalogue.importing', done('catalogueImport')), 'deliveryArea'),
  ],
  [
    'a list that fails to be verified leads on',
    'steps are passed by: catalogue.verifying',
    retarget(committed, at('catalogue.verifying', failed('verifyCatalogue')), 'deliveryArea'),
  ],
  [
    'cancelling the verification leads on',
    'steps are passed by: catalogue.verifying',
    retarget(committed, at('catalogue.verifying', on('CANCEL.REQUESTED')), 'deliveryArea'),
  ],
  [
    'an exit from no payment account to the end',
    'steps are passed by: paymentAccount.none',
    more('paymentAccount.none', on('STEP.CONTINUED'), to('completion')),
  ],
  [
    'an exit from an incomplete payment account to the end',
    'steps are passed by: paymentAccount.incomplete',
    more('paymentAccount.incomplete', on('STEP.CONTINUED'), to('completion')),
  ],
  [
    'a refused payment account leads to the end',
    'steps are passed by: paymentAccount.refused',
    more('paymentAccount.refused', on('STEP.CONTINUED'), to('completion')),
  ],
  [
    'an account that exists counts as set up',
    'steps are passed by: paymentAccount.arriving',
    retarget(committed, at('paymentAccount.arriving', always, 3), 'completion'),
  ],
  [
    'the list is skipped like an optional step',
    'steps are passed by: catalogue.importing',
    more('catalogue.importing', on('STEP.SKIPPED'), to('deliveryArea')),
  ],
  [
    'ports that everybody is asked for are passed by',
    'steps are passed by: companyProfile.saving',
    retarget(mandatory('delivery-area'), at('companyProfile.saving', done('saveCompany')), 'deliveryMethods'),
  ],
  [
    'ports that everybody is asked for are left unsaved',
    'steps are passed by: deliveryArea.choosing',
    more('deliveryArea.choosing', on('STEP.CONTINUED'), to('deliveryMethods'), mandatory('delivery-area')),
  ],
  [
    'a company that may be skipped is passed by without a note',
    'steps are passed by: companyProfile.filling',
    more('companyProfile.filling', on('STEP.CONTINUED'), to('deliveryArea'), optional('company-profile')),
  ],
  [
    'the end opens for whoever opens the list again',
    'opens another step: ',
    retarget(committed, at('', on('STEP.OPENED'), 0), 'completion'),
  ],
  // To a state in which nobody can stay.
  [
    'at once back from the logo to getting paid',
    'never stays: logo.choosing',
    more('logo.choosing', always, to('paymentAccount')),
  ],
  ['at once from trouble to another check', 'never stays: trouble', more('trouble', always, to('checking'))],
  // Work that is lost.
  [
    'skipping stops the import',
    'work is dropped: catalogue.importing',
    more('catalogue.importing', on('STEP.SKIPPED'), to('companyProfile')),
  ],
  [
    'continuing stops an import of which nothing is there',
    'work is dropped: catalogue.importing',
    setGuard(committed, at('catalogue.importing', on('STEP.CONTINUED')), null),
  ],
  [
    'the import is stopped after a while',
    'work is dropped: catalogue.importing',
    more('catalogue.importing', { kind: 'after', delay: 'patience' }, { target: 'notVerified' }),
  ],
  [
    'dismissing a notice leaves the import',
    'work is dropped: catalogue.importing',
    retarget(committed, at('', on('FAILURE.DISMISSED')), 'checking'),
  ],
  // To a state without a way out.
  [
    'an import leads round in the list',
    'dead end: catalogue',
    [
      at('catalogue.verifying', done('verifyCatalogue')),
      at('catalogue.verified', always, 1),
      at('catalogue.looking', on('STEP.CONTINUED')),
    ].reduce((flow, place) => retarget(flow, place, 'catalogue.notVerified'), committed),
  ],
  [
    'getting paid leads back to the ports for ever',
    'unreachable: completion.arriving',
    [
      at('paymentAccount.pending', on('STEP.CONTINUED')),
      at('paymentAccount.ready', always, 1),
      at('paymentAccount.looking', on('STEP.CONTINUED')),
    ].reduce((flow, place) => retarget(flow, place, 'deliveryArea.choosing'), committed),
  ],
  [
    'a refused account leads round between two states',
    'dead end: paymentAccount.refused',
    retarget(
      changeState(committed, 'paymentAccount.refused', (state) =>
        withStateKey(state, 'on', { 'PAYMENT.CHECKED': { target: 'refused', reenter: true } }),
      ),
      at('paymentAccount.refused', on('PAYMENT.CHECKED')),
      'paymentAccount.refused',
    ),
  ],
  [
    'a company that cannot be sent',
    'unreachable: companyProfile.saving',
    removeTransition(committed, at('companyProfile.filling', on('COMPANY.SUBMITTED'))),
  ],
  [
    'two states lead to each other at once',
    'goes round: logo.arriving',
    more('logo.choosing', always, { target: 'arriving' }),
  ],
  // Requirements of the server.
  ['the hours are taken out', 'demanded: ', withoutState(committed, 'workingHours')],
  ['how one delivers is taken out', 'demanded: ', withoutState(committed, 'deliveryMethods')],
  ['the list is taken out', 'demanded: ', withoutState(committed, 'catalogue')],
  ['getting paid is taken out', 'demanded: ', withoutState(committed, 'paymentAccount')],
  // Only some users are led past a step or in a loop.
  [
    'providers who say where they serve are not asked when they work',
    'steps are passed by: deliveryArea.saving',
    retarget(committed, at('deliveryArea.saving', done('savePorts')), 'logo'),
  ],
  [
    'suppliers who say where they serve are not asked how they deliver',
    'steps are passed by: deliveryArea.saving',
    retarget(committed, at('deliveryArea.saving', done('savePorts')), 'workingHours'),
  ],
  [
    'how one delivers is left unsaved',
    'steps are passed by: deliveryMethods.choosing',
    more('deliveryMethods.choosing', on('STEP.CONTINUED'), to('logo')),
  ],
  [
    'delivery that can’t be saved leads on',
    'steps are passed by: deliveryMethods.saving',
    retarget(committed, at('deliveryMethods.saving', failed('saveDeliveryMethods')), 'logo'),
  ],
  [
    'everybody passes by how they deliver',
    'steps are passed by: deliveryMethods.arriving',
    first('deliveryMethods.arriving', always, to('workingHours')),
  ],
  [
    'hours that were not saved are left',
    'steps are passed by: workingHours.filling',
    more('workingHours.filling', on('STEP.CONTINUED'), to('logo')),
  ],
  [
    'hours that can’t be saved lead on',
    'steps are passed by: workingHours.saving',
    retarget(committed, at('workingHours.saving', failed('saveSchedule')), 'logo'),
  ],
  [
    'everybody passes by the hours',
    'steps are passed by: workingHours.arriving',
    first('workingHours.arriving', always, to('logo')),
  ],
  [
    'suppliers go at once from the company to getting paid',
    'steps are passed by: companyProfile',
    more('companyProfile', always, to('paymentAccount', isA('supplier'))),
  ],
  [
    'suppliers are led from where they serve back to the list',
    'dead end: companyProfile.filling',
    first('deliveryArea.arriving', always, to('catalogue.looking', isA('supplier'))),
  ],
  [
    'providers are led from the logo back to where they serve',
    'dead end: workingHours.filling',
    first('logo.arriving', always, to('deliveryArea.choosing', isA('service_provider'))),
  ],
  [
    'whose list is settled is led back to look at it',
    'dead end: companyProfile.filling',
    first('deliveryArea.arriving', always, to('catalogue.looking', settled('catalogue'))),
  ],
  [
    'whose company is settled is led back to fill it in',
    'dead end: companyProfile.filling',
    first('deliveryArea.arriving', always, to('companyProfile.filling', settled('company-profile'))),
  ],
  [
    'suppliers leave the import as soon as it starts',
    'work is dropped: catalogue.importing',
    more('catalogue.importing', always, to('catalogue.verifying', isA('supplier'))),
  ],
  // An end that the server does not know.
  [
    'a refused completion counts as done',
    'steps are passed by: completion.completing',
    retarget(committed, at('completion.completing', failed('completeOnboarding')), 'completion.complete'),
  ],
  [
    'a cancelled completion counts as done',
    'steps are passed by: completion.completing',
    retarget(committed, at('completion.completing', on('CANCEL.REQUESTED')), 'completion.complete'),
  ],
  [
    'arriving at the end is the end',
    'steps are passed by: completion.arriving',
    retarget(committed, at('completion.arriving', always, 1), 'completion.complete'),
  ],
  [
    'a new payment link leads to the end',
    'steps are passed by: starting',
    retarget(committed, at('starting', always), 'completion'),
  ],
  [
    'suppliers who open any step come to the end',
    'opens another step: ',
    first('', on('STEP.OPENED'), { guard: isA('supplier'), target: '.completion' }),
  ],
  [
    'whoever opens any step comes to the end',
    'opens another step: ',
    first('', on('STEP.OPENED'), { target: '.completion' }),
  ],
  // Problems that only show in the progress.
  [
    'a settled company leads from the logo back to the beginning',
    'dead end: deliveryMethods.choosing',
    more('logo', always, to('checking', settled('company-profile'))),
  ],
  [
    'who has imported nothing begins anew',
    'dead end: trouble',
    retarget(committed, at('catalogue.arriving', always, 2), 'starting'),
  ],
  [
    'completing is left at once',
    'never stays: completion.completing',
    more('completion.completing', always, to('completion.notCompleted')),
  ],
  [
    'a new link that cannot be loaded leads to getting paid',
    'begins too early: checkingReturn',
    retarget(committed, at('checkingReturn', failed('loadOnReturn')), 'paymentAccount.incomplete'),
  ],
];
