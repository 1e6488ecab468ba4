import type { ReactNode } from 'react';
import { Page } from '../../ui/index.ts';
import type { Filters } from './filters.tsx';
import { ListPanel, type BulkActions } from './list-panel.tsx';
import type { ListAnswer, ListDefinition, RowOf } from './list-definition.ts';
import { useList, type ListState } from './use-list.ts';

type Slot<Answer extends ListAnswer, F extends Filters> = (list: ListState<Answer, F>) => ReactNode;

interface ListPageProps<Answer extends ListAnswer, F extends Filters> {
  readonly list: ListDefinition<Answer, F>;
  /** The page's own action, at its heading. */
  readonly action?: Slot<Answer, F>;
  /** What is shown above and below the list. */
  readonly above?: Slot<Answer, F>;
  readonly below?: Slot<Answer, F>;
  /** What is done with the rows that are selected; called without any too, for what is under way. */
  readonly bulk?: BulkActions<RowOf<Answer>>;
  /** Keys of rows that are selected when the list is opened. */
  readonly selectedAtFirst?: ReadonlySet<string>;
}

/**
 * A list as a page: search, filters, order and pages in the address; column choice and file; and a state for each way in which there may be nothing to
 * show. All of it is tested in list-page.dom.test.tsx; a list says only what it is (`defineList`).
 */
export const ListPage = <Answer extends ListAnswer, F extends Filters>(props: ListPageProps<Answer, F>) => (
  // Another list in its place begins anew: rows that are kept while a list is read again are not those of the other one.
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
