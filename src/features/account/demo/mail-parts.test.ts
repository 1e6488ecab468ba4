import { describe, expect, it } from 'vitest';
import { codeIn, partsOf } from './mail-parts.ts';

describe('a demo mail', () => {
  it.each([
    [{ subject: '482913 is your Quayside code', text: '' }, '482913'],
    [{ subject: 'Your code', text: 'It is 048291.' }, '048291'],
    [{ subject: 'Order 4829134 confirmed', text: 'Berth 12345' }, null],
    [{ subject: 'Your return', text: 'See it: https://quayside.example/orders/0193f2a1-492736-9d4e' }, null],
  ])('gives out the six digits of %j', (mail, code) => {
    expect(codeIn(mail)).toBe(code);
  });

  it('turns web addresses into links, without the full stop after them', () => {
    expect(partsOf('Open http://localhost:4000/reset-password#token=abc. It works once.')).toEqual([
      { kind: 'text', text: 'Open ' },
      {
        kind: 'link',
        text: 'http://localhost:4000/reset-password#token=abc',
        href: 'http://localhost:4000/reset-password#token=abc',
      },
      { kind: 'text', text: '. It works once.' },
    ]);
  });

  it('makes no link of anything but http and https', () => {
    expect(partsOf('javascript:alert(1) file:///etc/hosts')).toEqual([
      { kind: 'text', text: 'javascript:alert(1) file:///etc/hosts' },
    ]);
  });

  it('takes a line underlined with equal signs for a heading', () => {
    expect(partsOf('Choose a new password\n=====================\n\nHello Anna,\n')).toEqual([
      { kind: 'heading', text: 'Choose a new password' },
      { kind: 'text', text: 'Hello Anna,\n' },
    ]);
  });
});
