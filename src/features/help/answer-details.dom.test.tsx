import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { safeSiteConfig, SiteConfigProvider } from '../site-config/index.ts';
import { AnswerDetails, answersForVisitors, marketRate } from './index.ts';

afterEach(cleanup);

const told = answersForVisitors
  .flatMap(({ answers }) => answers)
  .filter(({ points }) => points.some((point) => point.includes(marketRate)));

it.each(told)('the answer “$title” has the commission that the market has set', (answer) => {
  const show = (commissionBasisPoints: number | null) =>
    render(
      <MemoryRouter>
        <SiteConfigProvider config={{ ...safeSiteConfig, commissionBasisPoints }}>
          <AnswerDetails answer={answer} isOpen />
        </SiteConfigProvider>
      </MemoryRouter>,
    );
  const { unmount } = show(1250);
  expect(screen.getByRole('list')).toHaveTextContent(/12\.5%/);
  unmount();
  // Unknown, it is the usual one.
  show(null);
  expect(screen.getByRole('list')).toHaveTextContent(/10%/);
  expect(screen.getByRole('list')).not.toHaveTextContent(marketRate);
});
