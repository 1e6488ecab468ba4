// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { greetableName, layOutMail } from './layout.ts';
import type { MailContent } from './layout.ts';

const reset: MailContent = {
  heading: 'Choose a new password',
  name: 'Anna',
  paragraphs: ['You asked for a new password for Quayside.'],
  button: { label: 'Choose a password', url: 'https://quayside.example.com/reset?a=1&b=2' },
  closing: ['The link works once, for 30 minutes. If you did not ask, leave this mail alone.'],
};

/** What a mail client would display and load. */
function rendered({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return {
    text: body.textContent.split('\n').filter((line) => line !== ''),
    links: [...body.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    elements: [...new Set([...body.querySelectorAll('*')].map(({ localName }) => localName))].sort(),
  };
}

describe('a mail', () => {
  test('is readable as plain text', () => {
    expect(layOutMail(reset).text).toBe(
      [
        'Choose a new password',
        '=====================',
        '',
        'Hello Anna,',
        '',
        'You asked for a new password for Quayside.',
        '',
        'Choose a password:',
        'https://quayside.example.com/reset?a=1&b=2',
        '',
        'The link works once, for 30 minutes. If you did not ask, leave this mail alone.',
        '',
        '-- ',
        'Quayside',
        '',
      ].join('\n'),
    );
  });

  test('has the same content in HTML, with one button, its address as text, and no external resources', () => {
    const mail = layOutMail(reset);
    expect(rendered(mail)).toEqual({
      text: [
        'Quayside',
        'Choose a new password',
        'Hello Anna,',
        'You asked for a new password for Quayside.',
        'Choose a password',
        'If the button does not work, open this address:https://quayside.example.com/reset?a=1&b=2',
        'The link works once, for 30 minutes. If you did not ask, leave this mail alone.',
      ],
      links: ['https://quayside.example.com/reset?a=1&b=2', 'https://quayside.example.com/reset?a=1&b=2'],
      elements: ['a', 'br', 'div', 'h1', 'p'],
    });
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import/i);
  });

  test('shows a code on its own line', () => {
    const mail = layOutMail({ heading: 'Your code', paragraphs: ['Type it in.'], code: '012345' });
    expect(mail.text).toBe('Your code\n=========\n\nHello,\n\nType it in.\n\n    012345\n\n-- \nQuayside\n');
    expect(rendered(mail).text).toEqual(['Quayside', 'Your code', 'Hello,', 'Type it in.', '012345']);
  });

  test('escapes markup in its texts', () => {
    const hostile = `<b onclick='x()'>"&</b>`;
    const mail = layOutMail({
      heading: hostile,
      name: hostile,
      paragraphs: [hostile],
      code: hostile,
      button: { label: hostile, url: 'https://example.com/' },
      closing: [hostile],
    });
    const page = rendered(mail);
    expect(page.elements).toEqual(['a', 'br', 'div', 'h1', 'p']);
    expect(page.text).toEqual([
      'Quayside',
      hostile,
      `Hello ${hostile},`,
      hostile,
      hostile,
      hostile,
      'If the button does not work, open this address:https://example.com/',
      hostile,
    ]);
  });

  test('keeps each text on one line', () => {
    const mail = layOutMail({ ...reset, name: 'Anna\r\n\r\nPay here\u2028now' });
    expect(mail.text.split('\n')[3]).toBe('Hello Anna Pay here now,');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://example.com/" onclick="x'])(
    'cannot link to %s',
    (url) => {
      expect(() => layOutMail({ ...reset, button: { label: 'Go', url } })).toThrow('http(s) only');
    },
  );
});

describe('a name in a greeting', () => {
  test.each(['Anna', 'J. R. Smith', "O'Neil-Ferrão", '李小龍', 'Dr. Berg', 'Αλέξανδρος'])(
    'keeps %s',
    (name) => {
      expect(greetableName(name)).toBe(name);
    },
  );

  test.each([
    'https://example.com',
    'Win at www.example',
    'casino.example.com',
    'anna@example.com',
    'Cheap watches example.com/now today',
    'x'.repeat(61),
    '\u200b\u202e',
  ])('is left out when it is %j', (name) => {
    expect(greetableName(name)).toBe('');
  });

  test('loses characters that reverse or hide text', () => {
    expect(greetableName('A\u202enna\u200b \u0007 Berg')).toBe('Anna Berg');
  });
});
