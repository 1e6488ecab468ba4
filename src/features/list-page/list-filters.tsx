import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { QuietButton } from '../../ui/index.ts';
import styles from './filters.module.css';
import type { Filters } from './filters.tsx';
import type { ListAnswer } from './list-definition.ts';
import type { ListState } from './use-list.ts';

/**
 * The controls of all filters: the search field first, then the others in order; on a phone several of them are
 * collapsed.
 */
export function ListFilters<Answer extends ListAnswer, F extends Filters>({
  list: { definition, address, first, onSearch },
}: {
  readonly list: ListState<Answer, F>;
}) {
  const named = Object.entries(definition.filters)
    .filter(([, { control }]) => control !== undefined)
    .sort(([, one], [, other]) => Number(other.isSearch ?? false) - Number(one.isSearch ?? false));
  const controlsOf = (some: typeof named) =>
    some.map(([name, { control }]) =>
      control?.({
        name,
        value: address.search[name] ?? null,
        // A filter's control only chooses values of that filter.
        onChange: (value) => onSearch({ [name]: value } as Parameters<typeof onSearch>[0]),
        counts: first?.counts ?? null,
        search: address.search,
      }),
    );
  const foldable = named.filter(([, { isInSight = false }]) => !isInSight);
  if (foldable.length < 2) return controlsOf(named);
  return (
    <>
      {controlsOf(named.filter((one) => !foldable.includes(one)))}
      <Folded chosen={foldable.filter(([name, { rest }]) => (address.search[name] ?? null) !== rest).length}>
        {controlsOf(foldable)}
      </Folded>
    </>
  );
}

interface FoldedProps {
  /** How many of them hide rows. */
  readonly chosen: number;
  readonly children: ReactNode;
}

/** Filters that a phone shows on request; wide screens have no button for that. */
function Folded({ chosen, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.unfold}>
        <QuietButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal size={16} aria-hidden />
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </QuietButton>
      </div>
      <div id={id} className={styles.folded} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
