import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton, QuietButton } from '../../../ui/index.ts';
import styles from './filter-sheet.module.css';

const FILTERS_ID = 'filters';

interface FilterSheetProps {
  /** "Show 42 listings", for the sheet on a phone. */
  readonly showLabel: string;
  /** The form that the sheet's button submits; without one each choice applies at once. */
  readonly form?: string;
  readonly children: ReactNode;
}

/**
 * The filters of a page: a column on wide screens, a popover on narrow ones. It is opened and closed by the browser, so
 * it works before scripts have loaded.
 */
export function FilterSheet({ showLabel, form, children }: FilterSheetProps) {
  return (
    <aside id={FILTERS_ID} popover="auto" aria-label="Filters" className={styles.panel}>
      <div className={styles.sheetHead}>
        <p className={styles.sheetTitle}>Filters</p>
        <IconButton
          variant="ghost"
          color="gray"
          size="3"
          aria-label="Close filters"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          className={styles.close}
        >
          <X size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.groups}>{children}</div>
      <div className={styles.sheetFoot}>
        {form === undefined ? (
          <Button size="3" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
            {showLabel}
          </Button>
        ) : (
          <Button type="submit" size="3" form={form}>
            {showLabel}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** Opens the filters on narrow screens; shows how many are chosen. */
export function FiltersButton({
  chosen,
  className,
}: {
  readonly chosen: number;
  readonly className?: string | undefined;
}) {
  return (
    <QuietButton size="3" popoverTarget={FILTERS_ID} className={className}>
      <SlidersHorizontal size={16} aria-hidden />
      Filters{chosen > 0 ? ` (${chosen})` : ''}
    </QuietButton>
  );
}
