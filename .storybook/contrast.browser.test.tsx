import * as addOn from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { askedSelector, markUnclearContrast } from './contrast.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const white = 'background: rgb(255 255 255)';

function marked(html: string): string[] {
  document.body.innerHTML = html;
  markUnclearContrast(document.body);
  return [...document.querySelectorAll(askedSelector)].map(({ id }) => id);
}

test('asks nothing about text whose colours are stated and differ enough', () => {
  expect(marked(`<main style="${white}"><p style="color: rgb(110 110 110)">Berth 12</p></main>`)).toEqual([]);
  expect(
    marked(`<main style="${white}"><p style="color: color-mix(in srgb, black 90%, white)">Berth</p></main>`),
  ).toEqual([]);
  expect(
    marked(
      `<main style="${white}"><div style="background: rgb(0 0 0 / 0.9)"><p style="color: white">Berth 12</p></div></main>`,
    ),
  ).toEqual([]);
  expect(marked(`<main style="${white}; color: black"><input value="Berth 12"></main>`)).toEqual([]);
  expect(
    marked(
      `<main style="${white}"><div style="position: relative; z-index: 0"><p style="color: black">Berth 12</p></div></main>`,
    ),
  ).toEqual([]);
});

test.each([
  ['hidden', 'display: none'],
  ['invisible', 'visibility: hidden'],
  ['for screen readers only', 'position: absolute; clip: rect(0, 0, 0, 0)'],
])('asks nothing about text that is %s', (_, style) => {
  expect(marked(`<p style="${style}; color: black">Berth 12</p>`)).toEqual([]);
});

test.each([
  ['differs too little', `<p id="text" style="${white}; color: rgb(120 120 120)">Berth 12</p>`],
  [
    'differs too little from what shines through',
    `<div style="${white}"><p id="text" style="background: rgb(0 0 0 / 0.5); color: white">Berth 12</p></div>`,
  ],
  [
    'is itself seen through',
    `<div style="${white}"><p id="text" style="color: rgb(0 0 0 / 0.4)">Berth 12</p></div>`,
  ],
  [
    'is in a field',
    `<div style="${white}"><input id="text" style="${white}; color: rgb(150 150 150)" value="Berth 12"></div>`,
  ],
  [
    'is faint with its surroundings',
    `<div style="opacity: 0.5"><p id="text" style="${white}; color: black">Berth 12</p></div>`,
  ],
  [
    'is on a picture',
    `<div style="background: linear-gradient(white, black)"><p id="text" style="color: black">Berth 12</p></div>`,
  ],
  [
    'floats',
    `<div style="${white}"><p id="text" style="position: absolute; color: black">Berth 12</p></div>`,
  ],
  [
    'differs too little, at a level of its own',
    `<div style="${white}"><div style="position: relative; z-index: 0"><p id="text" style="color: rgb(150 150 150)">Berth 12</p></div></div>`,
  ],
  ['has no background at all', `<p id="text" style="color: black">Berth 12</p>`],
  [
    'is of a colour space that is not read',
    `<p id="text" style="${white}; color: oklch(0.2 0 0)">Berth 12</p>`,
  ],
  ['has a shadow', `<p id="text" style="${white}; color: black; text-shadow: 1px 1px white">Berth 12</p>`],
  ['is drawn', `<svg style="${white}; color: black"><text id="text" y="20">Berth 12</text></svg>`],
])('leaves to axe text that %s', (_, html) => {
  expect(marked(html)).toEqual(['text']);
});

test('takes away the marks of the time before', () => {
  expect(marked(`<p id="text" style="color: black">Berth 12</p>`)).toEqual(['text']);
  document.body.setAttribute('style', white);
  markUnclearContrast(document.body);
  document.body.removeAttribute('style');
  expect(document.querySelector(askedSelector)).toBeNull();
});

test('the accessibility add-on reports a story with faint text', async () => {
  vi.stubEnv('VITEST_STORYBOOK', 'true');
  const { default: preview } = await import('./preview.tsx');
  setProjectAnnotations([addOn, preview]);
  const reported = async (color: string) => {
    const story = composeStory(
      { render: () => <p style={{ background: 'white', color }}>Berth 12</p> },
      { title: 'Contrast' },
    );
    await story.run().catch(() => undefined); // throws what it reports
    return story.reporting.reports.map(({ status }) => status);
  };
  expect(await reported('black')).toEqual(['passed']);
  expect(await reported('darkgray')).toEqual(['failed']);
});
