import { Link } from 'react-router-dom';
import { PageQuestionsNav } from '../help/index.ts';

/** The questions about a page of the shop; the answers are in the resource centre. */
export const PageHelp = () => (
  <PageQuestionsNav>
    {({ slug, question }, className) => (
      <Link key={slug} to={`/resource-center#${slug}`} className={className}>
        {question}
      </Link>
    )}
  </PageQuestionsNav>
);
