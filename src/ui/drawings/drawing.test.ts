import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import {
  DepartmentDrawing,
  DRAWN_DEPARTMENTS,
  DRAWN_STEPS,
  EMPTY_SCENES,
  EmptyDrawing,
  ListingTile,
  MarinaAtDawn,
  StepDrawing,
} from './index.ts';
import { MOTIF_NAMES } from './motif-keywords.ts';

const MARKUP_LIMIT_BYTES = 6_200;

const PICTURES: [name: string, picture: ReactElement][] = [
  ['marina-at-dawn', createElement(MarinaAtDawn)],
  ...DRAWN_DEPARTMENTS.flatMap((department): [string, ReactElement][] => [
    [`department ${department}`, createElement(DepartmentDrawing, { department })],
    [
      `tile ${department}`,
      createElement(ListingTile, { department, category: null, name: 'Nothing we know' }),
    ],
  ]),
  ...MOTIF_NAMES.map((name): [string, ReactElement] => [
    `tile of a ${name}`,
    createElement(ListingTile, { department: 'crew', category: null, name }),
  ]),
  ...EMPTY_SCENES.map((scene): [string, ReactElement] => [scene, createElement(EmptyDrawing, { scene })]),
  ...DRAWN_STEPS.map((step): [string, ReactElement] => [step, createElement(StepDrawing, { step })]),
];

describe('drawings, rendered on the server', () => {
  it.each(PICTURES)(
    '%s is hidden decoration, within its budget, free of what a strict CSP blocks',
    (_, picture) => {
      const markup = renderToStaticMarkup(picture);
      expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
      expect(markup).not.toMatch(/ style=|<style| id=|#[0-9a-f]{3}|undefined|NaN/);
      expect(markup.length).toBeLessThan(MARKUP_LIMIT_BYTES);
    },
  );

  it('a title makes it a named image, with its own id when two are on one page', () => {
    const twice = createElement(
      'div',
      null,
      createElement(EmptyDrawing, { scene: 'lost', title: 'Off the chart' }),
      createElement(EmptyDrawing, { scene: 'lost', title: 'Off the chart' }),
    );
    const markup = renderToStaticMarkup(twice);
    const named = [
      ...markup.matchAll(/role="img" aria-labelledby="([^"]+)"><title id="([^"]+)">Off the chart</g),
    ];
    const ids = named.map(([, labelledBy]) => labelledBy);
    expect(named.map(([, , id]) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
    expect(markup).not.toContain('aria-hidden');
  });
});
