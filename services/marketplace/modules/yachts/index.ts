import { addYacht, listYachts, setYachtPlaces, updateYacht, type YachtParts } from './yachts.service.ts';

export type { Yacht } from './yachts.domain.ts';
/** For the cart, in its transaction: what the yacht's next cart and booking begin with. */
export { saveBillTo as rememberBillTo } from './yachts.repository.ts';

/** The module's public interface: the yachts that crew work on. */
export function createYachts(parts: YachtParts) {
  const bind =
    <Given extends unknown[], Done>(useCase: (parts: YachtParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts, ...given);
  return {
    listYachts: bind(listYachts),
    addYacht: bind(addYacht),
    updateYacht: bind(updateYacht),
    setYachtPlaces: bind(setYachtPlaces),
  } as const;
}

export type Yachts = ReturnType<typeof createYachts>;
