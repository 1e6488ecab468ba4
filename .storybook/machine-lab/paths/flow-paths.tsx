import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button, EmptyState, ErrorState } from '../../../src/ui/index.ts';
import type { PathRules } from '../../../src/statecharts/explore/simple-paths.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import { Pane } from '../parts/pane.tsx';
import { usePhone } from '../parts/use-phone.ts';
import { PathExport } from './path-export.tsx';
import { choicesIn, filterText, filterPaths, nothingFiltered } from './path-filter.ts';
import { PathFilters } from './path-filters.tsx';
import { PathList } from './path-list.tsx';
import { PathPlayer } from './path-player.tsx';
import { addressOfPaths, type PathsInAddress } from './paths-address.ts';
import { usePaths, type FoundPaths } from './use-paths.ts';
import { Waiting } from '../parts/waiting.tsx';
import styles from './paths.module.css';

interface Props {
  readonly flow: ShownFlow;
  readonly rules: PathRules;
  /** The initial filter and path. */
  readonly start: Partial<PathsInAddress>;
}

const thousands = (figure: number): string => figure.toLocaleString('en');

/** All paths through a flow: listed, filtered, played, exported. */
export function FlowPaths(props: Props) {
  const found = usePaths(props.flow, props.rules);
  if (found.kind === 'looking') {
    return (
      <Waiting>
        Looking for every path …{/* Shown, but not announced on every change. */}
        <span aria-hidden>{found.count > 0 ? `${thousands(found.count)} found so far` : null}</span>
      </Waiting>
    );
  }
  if (found.kind === 'failed') {
    return (
      <ErrorState title="The paths could not be found." details={found.reason}>
        The machine fails when it runs with its fixtures. See the details.
      </ErrorState>
    );
  }
  return <Found {...props} found={found} />;
}

/** "37 of 412 listed, 3,210 more left out" */
function countText(shown: number, { paths, leftOut }: Extract<FoundPaths, { kind: 'found' }>): string {
  const more = leftOut === 'many' ? 'many more exist' : `${thousands(leftOut)} more exist`;
  return `${shown} of ${paths.length}${leftOut === 0 ? '' : `; ${more}`}`;
}

const folded =
  'There are too many paths to read. Paths count as one if they visit the same states in a different order, take the same steps from different starting points, or are the end of a longer path. A path returns to at most one state. Every state and every event is on at least one listed path.';

/** "Not listed: cancelling while something is under way; …" */
const notListed = ({ ignored }: PathRules): string =>
  ignored.flatMap((one) => (typeof one === 'string' ? [] : one.description)).join('; ');

function Found(props: Props & { readonly found: Extract<FoundPaths, { kind: 'found' }> }) {
  const { found, start, flow } = props;
  const { paths, describer } = found;
  const [filter, setFilter] = useState(start.filter ?? nothingFiltered);
  const [wanted, setWanted] = useState(start.chosen ?? null);
  const isPhone = usePhone();
  const playback = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => choicesIn(paths, describer), [paths, describer]);
  const listed = useMemo(() => filterPaths(paths, filter), [paths, filter]);
  // The chart and the screen follow a held key when there is time.
  const chosen = listed.find(({ path }) => path.id === wanted) ?? listed[0] ?? null;
  const looked = useDeferredValue(chosen);
  const apart = notListed(props.rules);
  const isGone = wanted !== null && !paths.some(({ path }) => path.id === wanted);

  return (
    <div className={styles.paths}>
      <PathFilters choices={choices} filter={filter} onFilter={setFilter} />
      <div className={styles.bench}>
        <Pane title="Paths" note={<span role="status">{countText(listed.length, found)}</span>}>
          <div className={styles.listed}>
            {found.isFolded ? (
              <details className={styles.remark}>
                <summary>Similar paths are listed as one</summary>
                {folded}
              </details>
            ) : null}
            {apart === '' ? null : <p className={styles.remark}>Not listed: {apart}.</p>}
            {isGone ? (
              <p className={styles.remark}>
                The path of this link is gone: the flow has changed. The first of the list is shown.
              </p>
            ) : null}
            {listed.length === 0 ? (
              <EmptyState
                title={paths.length === 0 ? 'No path leads anywhere' : 'No such path'}
                action={
                  paths.length === 0 ? null : (
                    <Button variant="soft" onClick={() => setFilter(nothingFiltered)}>
                      Show all {paths.length}
                    </Button>
                  )
                }
              >
                {paths.length === 0
                  ? 'No fixture leads out of the flow’s initial state.'
                  : 'Use fewer filters, or other words.'}
              </EmptyState>
            ) : (
              <PathList
                paths={listed}
                chosen={chosen?.path.id ?? null}
                onChoose={setWanted}
                onPress={() => {
                  // On a phone the player is below the list, out of view.
                  if (isPhone) playback.current?.scrollIntoView();
                }}
                onPlay={() => playback.current?.querySelector<HTMLElement>('[aria-label="Step"]')?.focus()}
              />
            )}
          </div>
          <div className={styles.foot}>
            <PathExport
              title={flow.title}
              chosen={chosen}
              listed={listed}
              filter={filterText(filter, describer)}
              address={() => addressOfPaths({ filter, chosen: chosen?.path.id ?? null })}
            />
          </div>
        </Pane>
        <div ref={playback} className={styles.sideBySide}>
          {looked ? <PathPlayer flow={flow} path={looked} /> : null}
        </div>
      </div>
    </div>
  );
}
