import type { Filters } from './filters.tsx';
import type { ListAnswer } from './list-definition.ts';
import type { ListState } from './use-list.ts';

/** The controls of all filters: the field for words first, then the others in their order. */
export function ListFilters<Answer extends ListAnswer, F extends Filters>({
  list: { definition, address, first, onSearch },
}: {
  readonly list: ListState<Answer, F>;
}) {
  const named = Object.entries(definition.filters).sort(
    ([, one], [, other]) => Number(other.isSearch ?? false) - Number(one.isSearch ?? false),
  );
  return (
    <>
      {named.map(([name, { control }]) =>
        control?.({
          name,
          value: address.search[name] ?? null,
          // The control of a filter chooses values of that filter.
          onChange: (value) => onSearch({ [name]: value } as Parameters<typeof onSearch>[0]),
          counts: first?.counts ?? null,
          search: address.search,
        }),
      )}
    </>
  );
}
