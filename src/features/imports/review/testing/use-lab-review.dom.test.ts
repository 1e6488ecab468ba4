import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { importFixtures, summaries } from '../../../../machines/import/import.fixtures.ts';
import { importMachine, type ReviewSummary } from '../../../../machines/import/index.ts';
import { outlookOf, type Outlook } from './list-of.ts';
import { useLabReview } from './use-lab-review.ts';

const importId = '0193f2a1-0000-7000-8000-000000000009';

type Comparison = 'comparing' | 'compared' | 'outdated';

const reviewing = (summary: ReviewSummary, comparison: Comparison = 'compared') =>
  importMachine.resolveState({
    value: { reviewing: { desk: 'editing', saving: 'saved', comparison } },
    context: {
      ...createActor(importMachine, { input: importFixtures.inputs['a supplier'] }).getSnapshot().context,
      draft: { ...importFixtures.outputs.openDraft['a list that was read'].draft, importId },
      summary,
    },
  });

const shown = (first: ReturnType<typeof reviewing>) => {
  const hook = renderHook((snapshot) => useLabReview(snapshot), { initialProps: first });
  const summary = () => hook.result.current.read(importId).summary;
  return { ...hook, summary, store: () => hook.result.current };
};

describe('the rows of the lab', () => {
  it.each(['sellable', 'some blocked', 'all blocked'] as const)(
    'are %s as the machine says',
    (outlook: Outlook) => {
      expect(outlookOf(shown(reviewing(summaries[outlook])).summary())).toBe(outlook);
    },
  );

  it('are compared when the machine has compared them, and not before', () => {
    const { summary, rerender } = shown(reviewing(summaries.sellable, 'comparing'));
    expect(summary().isCompared).toBe(false);
    rerender(reviewing(summaries.sellable, 'compared'));
    expect(summary().isCompared).toBe(true);
  });

  it('stay as they were edited while the machine says what they come to', () => {
    const { store, summary, rerender } = shown(reviewing(summaries.sellable));
    act(() => store().apply(importId, { op: 'set', cells: [{ row: 0, field: 'price', value: null }] }));
    const { rows, blocked, doubtful, noted, excluded, ready, uncheckedPrices } = summary();
    expect(blocked).toBe(1);
    rerender(reviewing({ rows, blocked, doubtful, noted, excluded, ready, uncheckedPrices }, 'outdated'));
    expect(summary()).toMatchObject({ rows: 6, blocked: 1 });
    expect(store().read(importId).edits).toBe(1);
  });

  it('are others when the machine has others', () => {
    const { store, summary, rerender } = shown(reviewing(summaries.sellable));
    const before = store();
    rerender(reviewing(summaries['some blocked']));
    expect(store()).not.toBe(before);
    expect(summary()).toMatchObject({ rows: 20, blocked: 6 });
  });
});
