import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { apiOf, refusal } from '../testing/market.ts';
import { openPage } from '../testing/open-page.tsx';
import { articleList } from '../../help/index.ts';
import * as article from './article-screen.tsx';
import * as centre from './centre-screen.tsx';
import * as selfTest from './self-test/test-screen.tsx';
import { questions } from './self-test/questions.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** These pages do not call the market. */
const api = apiOf(() => refusal(503, 'UNAVAILABLE'));
const openCentre = (at = '/resource-center') => openPage({ path: '/resource-center', at, api, ...centre });
const titles = () =>
  screen.queryAllByRole('listitem').flatMap((item) => within(item).getByRole('heading').textContent);

describe('the resource centre', () => {
  it('lists every article, and finds some by words and department, which the address keeps', async () => {
    const { address } = openCentre();
    await screen.findByText(`${articleList.length} articles`);
    await userEvent.type(screen.getByRole('searchbox'), 'teak');
    expect(await screen.findByText('1 article', { ignore: '[role="status"]' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 article');
    expect(titles()).toEqual(['Teak: clean without scrubbing it away']);
    expect(address()).toBe('/resource-center?q=teak');
    await userEvent.click(screen.getByRole('link', { name: 'Engineering' }));
    expect(await screen.findByText('No article or answer for “teak”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    expect(address()).toBe('/resource-center?q=teak&department=engineering');
  });

  it.each([
    ['return', 'Returning something'],
    ['when am I charged?', 'When you’re charged'],
    ['cancel', 'Cancelling an order'],
    ['vat', 'Tax and VAT'],
  ])('answers “%s” with how Quayside works, before the articles', async (words, title) => {
    openCentre(`/resource-center?q=${encodeURIComponent(words)}`);
    const answers = await screen.findByRole('region', { name: 'How Quayside works' });
    expect(within(answers).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(title);
    const [first, ...others] = within(answers).getAllByRole('group');
    expect(first).toHaveAttribute('open');
    for (const other of others) expect(other).not.toHaveAttribute('open');
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ answers?(?: and \d+ articles?)?$/);
    expect(screen.queryByText(/^No article/)).toBeNull();
  });

  it.each([
    ['supplier', 'change bank account', 'Supplier', 'for suppliers'],
    ['service_provider', 'propose another time', 'Service provider', 'for service providers'],
    [
      'service_provider',
      'I got a request from a boat, how do I send my price',
      'Service provider',
      'for service providers',
    ],
    ['crew_member', 'cancel', 'Crew', 'for crew'],
  ])('answers a signed-in %s as one', async (role, words, chip, group) => {
    const at = `/resource-center?q=${encodeURIComponent(words)}`;
    openPage({ path: '/resource-center', at, api, role, ...centre });
    const answers = await screen.findByRole('region', { name: 'How Quayside works' });
    expect(within(answers).getByRole('link', { name: chip })).toHaveAttribute('aria-current', 'true');
    expect(within(answers).getAllByRole('group')[0]).toHaveTextContent(group);
  });

  it('has how Quayside works before the articles, closed by whom it is for until one says who one is', async () => {
    const { address } = openCentre();
    const all = await screen.findByRole('region', { name: 'How Quayside works' });
    expect(all).toHaveAttribute('id', 'how-it-works');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    const articles = screen.getByRole('heading', { name: 'Articles' });
    expect(all.compareDocumentPosition(articles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(within(all).getByRole('link', { name: 'Supplier' }));
    await waitFor(() => expect(address()).toBe('/resource-center?for=suppliers'));
    await waitFor(() => {
      const [open, ...others] = document.querySelectorAll('details[open]');
      expect([open?.querySelector('summary')?.textContent, others]).toEqual([
        expect.stringMatching(/^Selling goods/),
        [],
      ]);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Supplier' }));
    await waitFor(() => expect(address()).toBe('/resource-center'));
  });

  it('answers a supplier with answers for suppliers', async () => {
    openCentre('/resource-center?q=refund&for=suppliers');
    const answers = await screen.findByRole('region', { name: 'How Quayside works' });
    expect(within(answers).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Returns and refunds');
  });

  it.each([
    ['I am a chandler, how fast do I get my money', 'Answered for suppliers first, as you ask.'],
    ['when am I paid for what I sell', /^Answered for those who sell, as you ask\./],
    ['a customer says that my order is late', /^This can be asked by somebody who buys or who sells/],
  ])('says for whom it answers “%s”', async (words, said) => {
    openCentre(`/resource-center?q=${encodeURIComponent(words)}`);
    expect(await screen.findByText(said)).toBeVisible();
    cleanup();
    // Who has said who they are reads no guess.
    openCentre(`/resource-center?q=${encodeURIComponent(words)}&for=suppliers`);
    await screen.findByRole('region', { name: 'How Quayside works' });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('opens the answer that its address names', async () => {
    openCentre('/resource-center#refunds');
    await waitFor(() => expect(document.querySelector('#refunds')).toHaveAttribute('open'));
    // With the group that it is in.
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
  });

  it.each(articleList)('shows “$title” with its sections and what to do next', async ({ slug, title }) => {
    openPage({ path: '/resource-center/:article', at: `/resource-center/${slug}`, api, ...article });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const aside = await screen.findByRole('complementary', { name: 'What to do next' });
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
    const next = within(aside).getAllByRole('link');
    expect(next.length).toBeGreaterThan(0);
  });

  it('says that there is no article, and leads back', async () => {
    openPage({ path: '/resource-center/:article', at: '/resource-center/nothing', api, ...article });
    expect(await screen.findByRole('heading', { name: 'This article is off our chart' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/resource-center');
  });
});

describe('the safety self-test', () => {
  const open = () =>
    openPage({ path: '/resource-center/test', at: '/resource-center/test', api, ...selfTest });
  const [first] = questions;

  it('explains a wrong answer, goes on by keyboard, and resumes after a reload', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start the test' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check the answer' }));
    expect(screen.getByText('Choose an answer.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: first?.choices[0] ?? '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check the answer' }));
    expect(screen.getByText('Not quite.')).toBeVisible();
    expect(screen.getByText(first?.reason ?? '')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next question' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 2, name: questions[1]?.question ?? '' })).toHaveFocus();
    cleanup();
    open();
    expect(
      await screen.findByRole('heading', { level: 2, name: questions[1]?.question ?? '' }),
    ).toBeVisible();
  });

  it('ends with the score and what to read about what was wrong', async () => {
    const wrongRaft = questions.map(({ right, article: slug, choices }) =>
      slug === 'life-raft-service' ? (right + 1) % choices.length : right,
    );
    localStorage.setItem('quayside-safety-test-1', JSON.stringify(wrongRaft));
    open();
    expect(
      await screen.findByRole('heading', { name: `${questions.length - 2} of ${questions.length} right` }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Life rafts/ })).toHaveAttribute(
      'href',
      '/resource-center/life-raft-service',
    );
  });

  it('takes nothing over that is no answer', async () => {
    localStorage.setItem('quayside-safety-test-1', '[1, 99]');
    open();
    expect(await screen.findByRole('button', { name: 'Start the test' })).toBeVisible();
  });
});
