import { describe, expect, it } from 'vitest';
import { onboardingGaps } from '../../services/marketplace/modules/vendors/index.ts';
import { onboardingSteps } from '../../src/machines/onboarding/onboarding.steps.ts';
import { badEdits } from '../../src/machines/onboarding/testing/bad-edits.ts';
import { goodEdits } from '../../src/machines/onboarding/testing/good-edits.ts';
import { committed, errorsIn } from '../../src/machines/onboarding/testing/path-edits.ts';
import {
  simulateVendors,
  type GapsOf,
  type Simulation,
} from '../../src/machines/onboarding/testing/simulated-vendors.ts';
import type { Flow } from '../../src/statecharts/flow/flow.types.ts';

type Facts = Parameters<typeof onboardingGaps>[0];

// Only whether a company's fields are filled in is checked.
const noCompany = { legalName: null };
const wholeCompany = {};

/** The server's own rule, applied to what a vendor has done on a path. */
const gapsOf: GapsOf = ({ role, status, account }) =>
  onboardingGaps({
    // Only these fields of a vendor are used.
    vendor: {
      kind: role,
      company: status?.companyProfile ? wholeCompany : noCompany,
      skippedSteps: status?.skippedSteps ?? [],
      catalogueVerifiedAt: status?.catalogueVerified ? new Date(0) : null,
      deliverySaidAt: status?.deliveryMethods ? new Date(0) : null,
    } as unknown as Facts['vendor'],
    listings: status?.listings ?? 0,
    hasHours: status?.workingHours ?? false,
    paymentAccount: account && {
      chargesEnabled: account.chargesEnabled,
      detailsSubmitted: account.state !== 'incomplete',
    },
  });

it('matches the steps that the path editor locks', () => {
  const locked = onboardingSteps.kinds
    .filter(({ neededBecause }) => neededBecause !== null)
    .map(({ step }) => step);
  const nothingDone = (['supplier', 'service_provider'] as const).flatMap((role) =>
    gapsOf({
      role,
      userId: '',
      status: null,
      vendor: null,
      account: null,
      deliveryMethods: null,
      schedule: null,
      request: null,
      failure: null,
    }),
  );
  expect(locked.toSorted()).toEqual([...new Set([...nothingDone, 'completion'])].toSorted());
});

/** A path that loops forever without input, or continues before anything is known, makes the machine fail. */
const simulated = (flow: Flow): Simulation | 'breaks' => {
  try {
    return simulateVendors(flow, gapsOf);
  } catch (error) {
    if (
      /^onboarding breaks in|^Cannot read properties of undefined/u.test(
        error instanceof Error ? error.message : '',
      )
    )
      return 'breaks';
    throw error;
  }
};

/** The problems found by walking the path, in the terms of the problem list. */
function metWith(flow: Flow, state: string): ReadonlySet<string> {
  const seen = simulated(flow);
  if (seen === 'breaks') return new Set(['goes round', 'steps are passed by', 'begins too early']);
  const isMissedBy = [...seen.visited].some(([who, states]) => who !== 'returning' && !states.has(state));
  const isLocked = seen.stuckIn.size > 0;
  return new Set([
    ...(seen.refusedFor.size + seen.leftOut.size > 0 ? ['steps are passed by', 'demanded'] : []),
    ...(isLocked ? ['dead end', 'unreachable', 'demanded'] : []),
    ...(isMissedBy ? ['never stays', 'unreachable'] : []),
    ...(seen.droppedIn.has(state) || isMissedBy ? ['work is dropped'] : []),
    ...(seen.misled.size > 0 ? ['opens another step'] : []),
  ]);
}

describe('the problems of a path match the behaviour of the real machine and server', () => {
  it("are checked for forty paths that vendors would not complete, or that skip the server's requirements", () => {
    expect(badEdits.length).toBeGreaterThanOrEqual(40);
  });

  it.each(badEdits)('%s: %s', (_what, finds, flow) => {
    const [kind = '', state = ''] = finds.split(': ');
    expect(flow).not.toBe(committed);
    expect(errorsIn(flow)).toContain(finds);
    expect(metWith(flow, state)).toContain(kind);
  });

  it.each(goodEdits)('%s', (_what, flow) => {
    expect(errorsIn(flow)).toEqual([]);
    expect(simulated(flow)).toMatchObject({
      refusedFor: new Set(),
      leftOut: new Set(),
      stuckIn: new Set(),
      droppedIn: new Set(),
      misled: new Set(),
    });
  });
});
