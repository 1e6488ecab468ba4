import { describe, expect, it } from 'vitest';
import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { causeMenu, guardMenu, namedOf, NONE, paramOf, STAY, targetMenu, withParam } from './menus.ts';
import { spacedKey, stateText } from '../state-text.ts';

const flow: Flow = {
  id: 'road',
  initial: 'yourLogo',
  states: {
    yourLogo: {
      meta: { title: 'Your logo', step: 'logo', screen: 'Logo' },
      initial: 'choosing',
      states: { choosing: {}, savingIt: { invoke: { id: 'saveLogo', src: 'saveLogo' } } },
    },
    end: { type: 'final' },
  },
};
const vocabulary: FlowVocabulary = {
  events: {
    'LOGO.CHOSEN': { phrase: 'the vendor chooses a logo' },
    CANCEL: { phrase: 'the vendor cancels' },
  },
  guards: { 'step is settled': { phrase: 'the step is settled', params: { step: ['logo', 'company'] } } },
  actions: {},
  actors: { saveLogo: { phrase: 'save the logo' } },
  delays: { patience: { phrase: 'some seconds' } },
  tags: [],
  screens: { Logo: ['LOGO.CHOSEN'] },
};
const labels = (menu: readonly { label: string; options: readonly { label: string }[] }[]) =>
  menu.map(({ label, options }) => [label, options.map((option) => option.label)]);

it('says states as a person would', () => {
  expect(spacedKey('addingPaper')).toBe('adding paper');
  expect(stateText(flow, 'yourLogo.savingIt')).toBe('Your logo › saving it');
  expect(stateText(flow, '')).toBe('Anywhere');
});

describe('the menus of a way out', () => {
  it('lead to every state, by its step, or nowhere', () => {
    expect(labels(targetMenu(flow, 'end', 'on'))).toEqual([
      ['', ['Nowhere: stays here']],
      ['Your logo', ['Your logo, from its beginning', 'choosing', 'saving it']],
      ['end', ['end']],
    ]);
    expect(targetMenu(flow, 'end', 'on')[0]?.options[0]?.value).toBe(STAY);
  });

  it('lead elsewhere what happens at once', () => {
    expect(labels(targetMenu(flow, 'yourLogo.choosing', 'always'))).toEqual([
      ['Your logo', ['Your logo, from its beginning', 'saving it']],
      ['end', ['end']],
    ]);
  });

  it('begin with what the screen can send, and know what is under way', () => {
    expect(labels(causeMenu(flow, 'yourLogo.savingIt', vocabulary))).toEqual([
      ['On this screen', ['When the vendor chooses a logo']],
      [
        'What is under way',
        [
          'When saving the logo is done',
          'When saving the logo fails',
          'Whenever saving the logo shows something new',
        ],
      ],
      ['By itself', ['After some seconds', 'At once']],
      ['On other screens', ['When the vendor cancels']],
    ]);
  });

  it('offer no condition, and what one is given', () => {
    expect(guardMenu(vocabulary)[0]?.options.map(({ value }) => value)).toEqual([NONE, 'step is settled']);
    const guard = namedOf(vocabulary.guards, 'step is settled');
    expect(paramOf(guard, 'step')).toBe('logo');
    expect(withParam(guard, 'step', 'company')).toEqual({
      type: 'step is settled',
      params: { step: 'company' },
    });
  });
});
