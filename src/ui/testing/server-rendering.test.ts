import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Everything } from './everything.tsx';

test('every piece renders where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(createElement(Everything));
  expect(html).toContain('<h1');
  expect(html).toContain('Tue 24 Nov');
  expect(html).toContain('Row 0');
  // The HTML of a long table contains only the rows in view.
  expect(html).not.toContain('Row 299');
  // The site's CSP refuses style elements.
  expect(html).not.toContain('<style');
});
