import { it } from 'vitest';
import { flows } from '../../machines/flows.fixture.ts';
import { simplePathsOf } from './simple-paths.ts';
it('measure', () => {
  const aside: any = { onboarding: ['STEP.OPENED'], session: ['STORAGE.CHANGED'], cart: ['PERSON.LEFT'] };
  for (const { machine, fixtures } of flows) {
    const t = performance.now();
    const { paths, leftOut, isFolded } = simplePathsOf(machine, fixtures, { aside: aside[machine.id] ?? [], doings: {}, outcomes: {'onboarding.completion.complete':'live','import.finished':'fin','cart.buying.ready':'r','session.signedIn': 'in', 'checkout.paid': 'paid', 'checkout.expired': 'x', 'order-answer.answered': 'a'} });
    const by: any = {}; for (const p of paths) by[p.end] = (by[p.end] ?? 0) + 1;
    const outs = [...new Set(paths.filter(p => p.end !== 'outcome').map(p => p.outcome))];
    console.log(machine.id, (performance.now() - t).toFixed(0), 'ms', paths.length, leftOut, isFolded, JSON.stringify(by), new Set(paths.map(p => p.id)).size, outs.slice(0,60).join(' | '));
  }
});
