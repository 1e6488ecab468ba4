import { describe, expect, it } from 'vitest';
import { articleList, findArticles } from '../../help/index.ts';
import type { Article, ArticleBlock } from './article.types.ts';
import { questions } from './self-test/questions.ts';

const modules = import.meta.glob<{ readonly article: Article }>('./articles/*.ts', { eager: true });
const articleAt = (slug: string): Article => {
  const found = modules[`./articles/${slug}.ts`];
  if (!found) throw new Error(`there is no article ${slug}`);
  return found.article;
};

const textOf = (block: ArticleBlock): string => {
  if (typeof block === 'string') return block;
  return ('steps' in block ? block.steps : block.list).join(' ');
};
const wordsIn = ({ opening, sections }: Article): number =>
  [...opening, ...sections.flatMap(({ title, blocks }) => [title, ...blocks])]
    .map(textOf)
    .join(' ')
    .split(/\s+/).length;

describe('the articles', () => {
  it('are twelve, each with its text', () => {
    expect(articleList).toHaveLength(12);
    expect(Object.keys(modules)).toHaveLength(articleList.length);
  });

  it.each(articleList)('“$slug” has 400 to 700 words, and says how long it takes', ({ slug, minutes }) => {
    const words = wordsIn(articleAt(slug));
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(700);
    expect(minutes).toBe(Math.round(words / 180));
  });

  it('are there for every department', () => {
    for (const department of ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'])
      expect(findArticles({ words: '', department, isAnswered: false })).not.toEqual([]);
  });

  it('are found by words of title, lead or keywords, in any order', () => {
    const found = findArticles({ words: 'Hz shore', department: null, isAnswered: true });
    expect(found.map(({ slug }) => slug)).toEqual(['shore-power-abroad']);
  });

  it('are left out under an answer where they only share a word with the question', () => {
    const slugsOf = (isAnswered: boolean) =>
      findArticles({ words: 'who keeps the money', department: null, isAnswered }).map(({ slug }) => slug);
    expect(slugsOf(false)).not.toEqual([]);
    expect(slugsOf(true)).toEqual([]);
  });

  it('are what the self-test leads to', () => {
    const slugs = articleList.map(({ slug }) => slug);
    for (const { article } of questions) if (article !== undefined) expect(slugs).toContain(article);
  });
});
