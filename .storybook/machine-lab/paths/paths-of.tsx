import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, ErrorState } from '../../../src/ui/index.ts';
import type { WalkedPaths } from '../../../src/statecharts/explore/simple-paths.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { PathExport } from './path-export.tsx';
import { choicesIn, filterInWords, filterPaths, nothingFiltered } from './path-filter.ts';
import { PathFilters } from './path-filters.tsx';
import { PathList } from './path-list.tsx';
import { PathWalk } from './path-walk.tsx';
import { addressOfPaths, type PathsInAddress } from './paths-address.ts';
import { usePaths, type FoundPaths } from './use-paths.ts';
import { Waiting } from '../parts/waiting.tsx';
import styles from './paths.module.css';

interface Props {
  readonly flow: ShownFlow;
  readonly walked: WalkedPaths;
  /** Which are listed and looked at in the beginning. */
  readonly start: Partial<PathsInAddress>;
}

const thousands = (figure: number): string => figure.toLocaleString('en');

/** All paths through a flow: listed, filtered, walked, exported. */
export function PathsOf(props: Props) {
  const found = usePaths(props.flow, props.walked);
  if (found.kind === 'looking') {
    return (
      <Waiting>
        Looking for every path …{/* Seen, not announced each time. */}
        <span aria-hidden>{found.count > 0 ? `${thousands(found.count)} found so far` : null}</span>
      </Waiting>
    );
  }
  if (found.kind === 'failed') {
    return (
      <ErrorState title="The paths could not be found." details={found.reason}>
        The machine breaks when it is walked with its fixtures. The details say where.
      </ErrorState>
    );
  }
  return <Found {...props} found={found} />;
}

/** "37 of 412 listed, 3,210 more left out" */
function countInWords(shown: number, { told, leftOut }: Extract<FoundPaths, { kind: 'found' }>): string {
  const more = leftOut === 'many' ? 'many more exist' : `${thousands(leftOut)} more exist`;
  return `${shown} of ${told.length}${leftOut === 0 ? '' : `; ${more}`}`;
}

const folded =
  'There are too many to read. One path are those through the same states in another order, those that go alike from several beginnings, and those that begin further along and go on as a longer one. And a path comes back to at most one state. Every state and everything that happens is on one of those listed.';

/** "Not told: cancelling while something is under way; …" */
const notTold = ({ aside }: WalkedPaths): string =>
  aside.flatMap((one) => (typeof one === 'string' ? [] : one.says)).join('; ');

function Found(props: Props & { readonly found: Extract<FoundPaths, { kind: 'found' }> }) {
  const { found, start, flow } = props;
  const { told, teller } = found;
  const [filter, setFilter] = useState(start.filter ?? nothingFiltered);
  const [wanted, setWanted] = useState(start.chosen ?? null);
  const isPhone = usePhone();
  const walk = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => choicesIn(told, teller), [told, teller]);
  const listed = useMemo(() => filterPaths(told, filter), [told, filter]);
  // The chart and the screen follow a held key when there is time.
  const chosen = listed.find(({ path }) => path.id === wanted) ?? listed[0] ?? null;
  const looked = useDeferredValue(chosen);
  const apart = notTold(props.walked);
  const isGone = wanted !== null && !told.some(({ path }) => path.id === wanted);

  return (
    <div className={styles.paths}>
      <PathFilters choices={choices} filter={filter} onFilter={setFilter} />
      <div className={styles.bench}>
        <Pane title="Paths" note={<span role="status">{countInWords(listed.length, found)}</span>}>
          <div className={styles.listed}>
            {found.isFolded ? (
              <details className={styles.remark}>
                <summary>Paths that differ in little are told as one</summary>
                {folded}
              </details>
            ) : null}
            {apart === '' ? null : <p className={styles.remark}>Not told: {apart}.</p>}
            {isGone ? (
              <p className={styles.remark}>
                The path of this link is gone: the flow has changed. The first of the list is shown.
              </p>
            ) : null}
            {listed.length === 0 ? (
              <EmptyState
                title={told.length === 0 ? 'No path leads anywhere' : 'No such path'}
                action={
                  told.length === 0 ? null : (
                    <Button variant="soft" onClick={() => setFilter(nothingFiltered)}>
                      Show all {told.length}
                    </Button>
                  )
                }
              >
                {told.length === 0
                  ? 'Nothing that the fixtures know leads on from where this flow begins.'
                  : 'Ask for less at once, or for other words.'}
              </EmptyState>
            ) : (
              <PathList
                paths={listed}
                chosen={chosen?.path.id ?? null}
                onChoose={setWanted}
                onPress={() => {
                  // There the walk is below the list, out of sight.
                  if (isPhone) walk.current?.scrollIntoView();
                }}
                onWalk={() => walk.current?.querySelector<HTMLElement>('[aria-label="Step"]')?.focus()}
              />
            )}
          </div>
          <div className={styles.foot}>
            <PathExport
              title={flow.title}
              chosen={chosen}
              listed={listed}
              filter={filterInWords(filter, teller)}
              address={() => addressOfPaths({ filter, chosen: chosen?.path.id ?? null })}
            />
          </div>
        </Pane>
        <div ref={walk} className={styles.beside}>
          {looked ? <PathWalk flow={flow} told={looked} /> : null}
        </div>
      </div>
    </div>
  );
}
