import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { importFixtures, summaries } from '../../../machines/import/import.fixtures.ts';
import { importMachine } from '../../../machines/import/index.ts';
import { useCatalogueReview } from './catalogue-review.ts';

const { draft } = importFixtures.outputs.openDraft['a list that was read'];
const outlooks = [
  ['sellable', { ready: 6, blocked: 0 }],
  ['some blocked', { ready: 4, blocked: 2 }],
  ['all blocked', { ready: 0, blocked: 6 }],
] as const;
const cases = (['a supplier', 'a service provider'] as const).flatMap((who) =>
  outlooks.map(([outlook, comes]) => [who, outlook, comes] as const),
);

it.each(cases)('the list of %s that the lab reviews is %s', (vendor, outlook, comes) => {
  const { context } = createActor(importMachine, { input: importFixtures.inputs[vendor] }).getSnapshot();
  const snapshot = importMachine.resolveState({
    value: { reviewing: { desk: 'editing', saving: 'saved', comparison: 'comparing' } },
    context: { ...context, draft, summary: summaries[outlook] },
  });
  const { result } = renderHook(() => useCatalogueReview(snapshot));
  expect(result.current.read(draft.importId).summary).toMatchObject(comes);
});

it('nothing is reviewed while there is no import', () => {
  const { result, rerender } = renderHook(() => useCatalogueReview(undefined));
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
