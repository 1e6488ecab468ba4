import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { routeTable } from '../routes/route-table.ts';
import { screenTables } from './screen-tables.ts';

/** Screens loaded in two steps: a placeholder, then the screen (`lazyPart`). */
async function screensInTwoSteps() {
  const found = [];
  for (const { path, layout, title } of routeTable) {
    const load = (await screenTables[layout]())[path];
    if (!load) continue;
    const { Component } = await load();
    if ('preload' in Component) found.push({ path, title, Component });
  }
  return found;
}

const screens = await screensInTwoSteps();

test('there are such screens', () => {
  expect(screens.length).toBeGreaterThan(0);
});

test.each(screens)('$path shows its frame and title while it is fetched', ({ title, Component }) => {
  // renderToString renders the fallback of what suspends, and no more.
  document.body.innerHTML = renderToString(<Component />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('status')).toBeVisible();
});
