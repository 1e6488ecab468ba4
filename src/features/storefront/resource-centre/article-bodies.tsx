import type { ComponentType } from 'react';
import { lazyPart, SkeletonText } from '../../../ui/index.ts';
import type { Article } from './article.types.ts';
import { ArticleBody } from './article-body.tsx';

/** Each article is in a file of its own, loaded when it is read. */
const loadArticle: Readonly<Record<string, () => Promise<{ readonly article: Article }>>> = {
  'choosing-fenders': () => import('./articles/choosing-fenders.ts'),
  antifouling: () => import('./articles/antifouling.ts'),
  'life-raft-service': () => import('./articles/life-raft-service.ts'),
  'provisioning-a-charter': () => import('./articles/provisioning-a-charter.ts'),
  'teak-care': () => import('./articles/teak-care.ts'),
  'watermaker-pickling': () => import('./articles/watermaker-pickling.ts'),
  'shore-power-abroad': () => import('./articles/shore-power-abroad.ts'),
  'vat-for-commercial-yachts': () => import('./articles/vat-for-commercial-yachts.ts'),
  'medical-chest': () => import('./articles/medical-chest.ts'),
  'hours-of-rest': () => import('./articles/hours-of-rest.ts'),
  'galley-refrigeration': () => import('./articles/galley-refrigeration.ts'),
  'tender-maintenance': () => import('./articles/tender-maintenance.ts'),
};

/** The text of each article by slug; the server's HTML stays until the reader's first interaction. */
export const articleBodies: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(loadArticle).map(([slug, load]) => [
    slug,
    lazyPart(
      async () => {
        const { article } = await load();
        return () => <ArticleBody article={article} />;
      },
      { atFirstSign: true, waiting: <SkeletonText lines={12} /> },
    ),
  ]),
);
