import type { ReactNode } from 'react';
import { Page } from '../../ui/index.ts';
import type { Filters } from './filters.tsx';
import { ListPanel, type BulkActions } from './list-panel.tsx';
import type { ListAnswer, ListDefinition, RowOf } from './list-definition.ts';
import { useList, type ListState } from './use-list.ts';

type Slot<Answer extends ListAnswer, F extends Filters> = (list: ListState<Answer, F>) => ReactNode;

interface ListPageProps<Answer extends ListAnswer, F extends Filters> {
  readonly list: ListDefinition<Answer, F>;
  /** A button in the page's heading. */
  readonly action?: Slot<Answer, F>;
  /** Shown above and below the list. */
  readonly above?: Slot<Answer, F>;
  readonly below?: Slot<Answer, F>;
  /** The actions on selected rows; also called without any, for actions in progress. */
  readonly bulk?: BulkActions<RowOf<Answer>>;
  /** Keys of the initially selected rows. */
  readonly selectedAtFirst?: ReadonlySet<string>;
}

/**
 * A list as a page: search, filters, order and page in the address, column choice, file, and all empty states. Tested
 * in list-page.dom.test.tsx; lists are defined with `defineList`.
 */
export const ListPage = <Answer extends ListAnswer, F extends Filters>(props: ListPageProps<Answer, F>) => (
  // Remounted for another list, so that rows kept during a reload are never those of the previous list.
  <OneListPage key={JSON.stringify(props.list.key)} {...props} />
);

function OneListPage<Answer extends ListAnswer, F extends Filters>(props: ListPageProps<Answer, F>) {
  const list = useList(props.list, props.selectedAtFirst);
  const { forbidden, texts } = props.list;
  if (list.isForbidden && forbidden !== undefined) return <>{forbidden}</>;
  return (
    <Page title={texts.title} lead={texts.lead} action={props.action?.(list)}>
      {props.above?.(list)}
      <ListPanel list={list} bulk={props.bulk} />
      {props.below?.(list)}
    </Page>
  );
}
