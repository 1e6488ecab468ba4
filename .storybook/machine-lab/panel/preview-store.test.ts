import { expect, it } from 'vitest';
import { CURRENT_STORY_WAS_SET, STORY_RENDERED } from 'storybook/internal/core-events';
import { panelMessages, type PreviewView } from './panel-messages.ts';
import { createPreviewStore } from './preview-store.ts';

const view: PreviewView = {
  title: 'Lamp',
  text: 'lit',
  svg: { light: '<svg/>', dark: '<svg/>' },
  possible: [],
};

function open() {
  const listeners: [string, (reported: unknown) => void][] = [];
  const stage = createPreviewStore({
    on: (message, listener) => listeners.push([message, listener]),
    emit: () => {},
  });
  const say = (message: string, value?: unknown) => {
    for (const [received, listener] of listeners) if (received === message) listener(value);
    return stage.current();
  };
  return { stage, say };
}

it('says that a story shows no machine only once the story has rendered and reported none', () => {
  const { stage, say } = open();
  expect(stage.current()).toBe('waiting');
  expect(say(STORY_RENDERED)).toBe('none');
  expect(say(CURRENT_STORY_WAS_SET)).toBe('waiting');
});

it('waits for the chart of a story that has one', () => {
  const { say } = open();
  expect(say(panelMessages.drawing, true)).toBe('drawing');
  expect(say(STORY_RENDERED)).toBe('drawing');
  expect(say(panelMessages.shown, view)).toBe(view);
  expect(say(panelMessages.shown, null)).toBe('none');
  say(panelMessages.drawing, true);
  expect(say(panelMessages.drawing, false)).toBe('none');
});
