import { Link } from 'react-router-dom';
import { isNumber, purchasesNumbered } from '../../../lib/number-words.ts';
import { ownTradeSought } from '../../../lib/own-trade-sought.ts';
import { Button, EmptyState, QuietButton } from '../../../ui/index.ts';
import { useAuth } from '../../account/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { listOf } from './beside-place.ts';
import { chosenOf, withoutChoices, withoutNamed } from './chosen.ts';
import { countedText } from './counted-text.ts';
import type { FoundData } from './found.types.ts';
import { departmentNames, isNarrowed, narrowed } from './market-search.ts';
import { portNames } from './port-names.ts';
import { EmptyDrawing } from './storefront-pictures.ts';

const whereToLook = [
  ...Object.entries(departmentNames).map(([slug, name]) => [`/${slug}`, name] as const),
  ['/vendor-services', 'All services'],
] as const;

interface NothingFoundProps {
  /** Where the search was made: "Exterior", "Quayside". */
  readonly place: string;
  readonly data: FoundData;
}

interface NothingWithTheseProps extends Pick<NothingFoundProps, 'data'> {
  readonly instead: NonNullable<FoundData['instead']>;
}

const AnswersLink = ({ words }: { readonly words: string }) => (
  <QuietButton asChild>
    <Link to={`/resource-center?${new URLSearchParams({ q: words }).toString()}`}>Answers and articles</Link>
  </QuietButton>
);

/** Orders and bookings are not on offer: shown to those who may have some, and a visitor signs in first. */
const NumberFound = ({ number, isVisitor }: { readonly number: string; readonly isVisitor: boolean }) => (
  <EmptyState
    title={`“${number}” looks like the number of an order or a booking`}
    drawing={<EmptyDrawing scene="no-results" />}
    action={
      <Button asChild>
        <Link to={purchasesNumbered(number)}>
          {isVisitor ? 'Sign in and look for it' : 'Look for it in yours'}
        </Link>
      </Button>
    }
  >
    No product or service has this number.{isVisitor ? ' Sign in to see what you ordered and booked.' : ''}
  </EmptyState>
);

const ownTrade = {
  order: { noun: 'orders', path: '/crew/orders-management' },
  booking: { noun: 'bookings', path: '/crew/calendar?show=bookings' },
} as const;

interface OwnTradeProps {
  readonly of: keyof typeof ownTrade;
  /** By what they are looked for; empty for the latest. */
  readonly words: string;
  readonly isVisitor: boolean;
}

/** “My last order” is none of the market's listings. */
function OwnTrade({ of, words, isVisitor }: OwnTradeProps) {
  const { noun, path } = ownTrade[of];
  const asked =
    words === '' ? '' : `${path.includes('?') ? '&' : '?'}${new URLSearchParams({ q: words }).toString()}`;
  return (
    <EmptyState
      title={`Are you looking for your own ${noun}?`}
      drawing={<EmptyDrawing scene="no-results" />}
      action={
        <Button asChild>
          <Link to={`${path}${asked}`}>{isVisitor ? `Sign in to see your ${noun}` : `See your ${noun}`}</Link>
        </Button>
      }
    >
      Nothing on sale has these words.
    </EmptyState>
  );
}

const AskUs = () => (
  <QuietButton asChild>
    <Link to="/contact-us?topic=other">Ask us for it</Link>
  </QuietButton>
);

const waysMost = 3;

/** Shows which filters leave no results, with links that remove exactly those. */
function NothingWithThese({ data, instead: { without, services } }: NothingWithTheseProps) {
  const { currency } = useSiteConfig();
  const { search, when } = data;
  // What is found without a filter is still wanted on the day that was typed.
  const asTyped = when === null ? search : { ...search, q: `${search.q} ${when.said}` };
  const chosen = chosenOf(data, currency);
  const port = search.port === null ? null : listOf(portNames(search.port, data.ports));
  const [first, ...others] = without;
  const isPortAlone = port !== null && first?.choices.join() === 'port' && others.length === 0;
  const textOf = (name: (typeof chosen)[number]['name']) =>
    name === 'price'
      ? 'the price limit'
      : `“${name === 'port' ? port : (chosen.find((choice) => choice.name === name)?.label ?? department)}”`;
  const isDepartmentAlone = first?.choices.join() === 'department' && others.length === 0;
  const department = search.department && departmentNames[search.department];
  return (
    <EmptyState
      title={`Nothing${search.q && ` for “${search.q}”`}${port ? ` in ${port}` : ''}${isDepartmentAlone ? ` in ${department}` : ''}${isPortAlone || isDepartmentAlone || !first ? ' yet' : ' with these filters'}`}
      drawing={<EmptyDrawing scene="no-results" />}
      action={
        <>
          {without.slice(0, waysMost).map(({ choices, total, totalIsLowerBound }) => (
            <QuietButton asChild key={choices.join()}>
              <Link to={withoutNamed(asTyped, choices)}>
                Show {total === 1 ? 'the one' : `the ${countedText(total, totalIsLowerBound)}`}
                {port && !choices.includes('port') ? ` in ${port}` : ''}
                {isPortAlone
                  ? ' in all ports'
                  : isDepartmentAlone
                    ? ' in all departments'
                    : ` without ${choices.map(textOf).join(' and ')}`}
              </Link>
            </QuietButton>
          ))}
          {services > 0 && (isPortAlone || !first) ? (
            <QuietButton asChild>
              <Link to={narrowed(search, { q: '', kind: 'service', category: null })}>
                All services in {port}
              </Link>
            </QuietButton>
          ) : null}
          {first ? null : (
            <QuietButton asChild>
              <Link to={narrowed(search, { q: '', kind: 'product', category: null })}>
                All products in {port}
              </Link>
            </QuietButton>
          )}
          {search.q === '' ? null : <AnswersLink words={search.q} />}
        </>
      }
    >
      {first === undefined
        ? `Try fewer or different words, or see what there is in ${port} already.`
        : isPortAlone
          ? 'Other ports have it.'
          : isDepartmentAlone
            ? 'Other departments have it.'
            : others.length === 0
              ? `Without ${first.choices.map(textOf).join(' and ')} there ${first.total === 1 ? 'is one' : `are ${countedText(first.total, first.totalIsLowerBound)}`}.`
              : 'Together, they leave no results.'}
    </EmptyState>
  );
}

/** Explains that there are no results, with a link that removes the most. */
export function NothingFound({ place, data }: NothingFoundProps) {
  const { currency } = useSiteConfig();
  const { user } = useAuth();
  const { search, instead } = data;
  if (isNumber(search.q) && (user === null || user.role === 'crew_member'))
    return <NumberFound number={search.q} isVisitor={user === null} />;
  const { of, words } = ownTradeSought(search.q);
  if (of !== null && (user === null || user.role === 'crew_member'))
    return <OwnTrade of={of} words={words} isVisitor={user === null} />;
  if (instead !== null && (instead.without.length > 0 || (search.q !== '' && instead.services > 0)))
    return <NothingWithThese data={data} instead={instead} />;
  if (!isNarrowed(search))
    return (
      <EmptyState
        title={`Nothing is on offer in ${place} yet`}
        drawing={<EmptyDrawing scene="nothing-here" />}
        action={
          <Button asChild>
            <Link to="/get-started">Sell on Quayside</Link>
          </Button>
        }
      >
        Suppliers and service providers are setting up. If you are one, your price list can be live today.
      </EmptyState>
    );
  const hasChoices = chosenOf(data, currency).length > 0;
  const isElsewhere = search.path !== '/' && search.q !== '' && !hasChoices;
  return (
    <EmptyState
      title={search.q === '' ? 'Nothing matches these filters' : `Nothing found for “${search.q}”`}
      drawing={<EmptyDrawing scene="no-results" />}
      action={
        <>
          {hasChoices ? (
            <QuietButton asChild>
              <Link to={withoutChoices(search)}>Clear the filters</Link>
            </QuietButton>
          ) : null}
          {isElsewhere ? (
            <QuietButton asChild>
              <Link to={`/?${new URLSearchParams({ q: search.q }).toString()}`}>Search all departments</Link>
            </QuietButton>
          ) : null}
          {search.q !== '' && search.path !== '/' ? (
            <QuietButton asChild>
              <Link to={search.path}>Show everything in {place}</Link>
            </QuietButton>
          ) : null}
          {search.q !== '' && search.path === '/'
            ? whereToLook.map(([address, name]) => (
                <QuietButton key={address} asChild>
                  <Link to={address}>{name}</Link>
                </QuietButton>
              ))
            : null}
          {search.q === '' ? null : <AnswersLink words={search.q} />}
          {search.q === '' ? null : <AskUs />}
        </>
      }
    >
      {search.q === ''
        ? 'Remove one of them, or all.'
        : `${instead?.english ? `We took it as “${instead.english}”. ` : ''}Try fewer or different words: a brand, a part number, or the name of the job. Small typos don’t matter.${search.path === '/' ? ' Or look through one of these.' : ''}`}
    </EmptyState>
  );
}
