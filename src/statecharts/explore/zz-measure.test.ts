import { it } from 'vitest';
import { flows } from '../../machines/flows.fixture.ts';
import { onboardingTold } from '../../machines/onboarding/onboarding.told.ts';
import { simplePathsOf } from './simple-paths.ts';
it('measure', () => {
  const told: any = {
    onboarding: onboardingTold,
    import: { aside: ['FAILURE.DISMISSED', 'IMPORT.PROGRESSED', 'REVIEW.SUMMED_UP'], outcomes: { 'import.finished': 'imported' } },
    session: { aside: ['FAILURE.DISMISSED', 'USER.CHANGED'], outcomes: { 'session.signedIn': 'signed in' } },
    cart: { aside: [], outcomes: {} },
    checkout: { aside: [], outcomes: { 'checkout.paid': 'paid', 'checkout.expired': 'x' } },
  };
  for (const { machine, fixtures } of flows) {
    for (const t2 of [told[machine.id], ...(machine.id === 'cart' ? [{ aside: [], outcomes: { 'cart.buying.ready': 'r', 'cart.visiting':'v', 'cart.looking': 'l' } }, { aside: ['PERSON.LEFT', 'VISITOR_LINES.CHANGED'], outcomes: { } }, { aside: ['PERSON.LEFT', 'PERSON.ARRIVED'], outcomes: { } }] : []), ...(machine.id === 'session' ? [{ aside: ['STORAGE.CHANGED'], outcomes: {} }, { aside: ['STORAGE.CHANGED'], outcomes: {'session.signedIn': 'in'} }] : [])]) {
    const t = performance.now(); const c = process.cpuUsage();
    const { paths, leftOut, isFolded } = simplePathsOf(machine, fixtures, { aside: [], doings: {}, outcomes: {}, ...t2 });
    const by: any = {}; for (const p of paths) by[p.end + ' ' + p.outcome] = (by[p.end + ' ' + p.outcome] ?? 0) + 1;
    console.log(machine.id, (performance.now() - t).toFixed(0), 'ms', 'cpu', process.cpuUsage(c).user / 1000, paths.length, leftOut, isFolded, JSON.stringify(by), new Set(paths.flatMap(p => p.steps.flatMap(s => s.states))).size, Math.max(...paths.map(p => p.steps.length)));
  } }
});
