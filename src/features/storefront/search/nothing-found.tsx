import { Link } from 'react-router-dom';
import { Button, EmptyState, QuietButton } from '../../../ui/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import { chosenOf, withoutChoices } from './chosen.ts';
import type { FoundData } from './found-data.ts';
import { departmentNames, isNarrowed, narrowed } from './market-search.ts';
import { EmptyDrawing } from './storefront-pictures.ts';

const whereToLook = [
  ...Object.entries(departmentNames).map(([slug, name]) => [`/${slug}`, name] as const),
  ['/vendor-services', 'All services'],
] as const;

interface NothingFoundProps {
  /** Where was searched: "Exterior", "Quayside". */
  readonly place: string;
  readonly data: FoundData;
}

interface NothingInPortProps extends Pick<NothingFoundProps, 'data'> {
  readonly instead: NonNullable<FoundData['instead']>;
}

/** Says what a port doesn’t have yet, and leads to what it has and to where the same is. */
function NothingInPort({ data: { search, ports }, instead }: NothingInPortProps) {
  const port = ports.find(({ slug }) => slug === search.port)?.name ?? search.port;
  return (
    <EmptyState
      title={`Nothing for “${search.q}” in ${port} yet`}
      drawing={<EmptyDrawing scene="no-results" />}
      action={
        <>
          {instead.elsewhere > 0 ? (
            <QuietButton asChild>
              <Link to={narrowed(search, { port: null })}>“{search.q}” in all ports</Link>
            </QuietButton>
          ) : null}
          {instead.services > 0 ? (
            <QuietButton asChild>
              <Link to={narrowed(search, { q: '', kind: 'service', category: null })}>
                All services in {port}
              </Link>
            </QuietButton>
          ) : null}
        </>
      }
    >
      {instead.elsewhere > 0 ? 'Other ports have it.' : `See what there is in ${port} already.`}
    </EmptyState>
  );
}

/** Says what was asked for, and the widest step back. */
export function NothingFound({ place, data }: NothingFoundProps) {
  const { currency } = useSiteConfig();
  const { search, instead } = data;
  if (instead !== null && instead.elsewhere + instead.services > 0)
    return <NothingInPort data={data} instead={instead} />;
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
        </>
      }
    >
      {search.q === ''
        ? 'Remove one of them, or all.'
        : `Try fewer or different words: a brand, a part number, or the name of the job. Small typos don’t matter.${search.path === '/' ? ' Or look through one of these.' : ''}`}
    </EmptyState>
  );
}
