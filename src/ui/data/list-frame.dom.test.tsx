import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TabButtons } from './list-frame.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the chosen tab is brought into view again once the counts have made the row wider', () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const tabs = (count: number | null) => (
    <TabButtons
      label="Status"
      chosen="all"
      onChoose={() => undefined}
      tabs={[
        { value: 'new', text: 'New', count },
        { value: 'all', text: 'All', count },
      ]}
    />
  );
  const { rerender } = render(tabs(null));
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  rerender(tabs(4));
  expect(seen.map((text) => text?.trim())).toEqual(['All', 'All 4']);
});
