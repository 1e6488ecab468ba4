import { useSavePlaces } from '../../yachts/index.ts';
import type { AddressBook, Yacht } from '../cart.types.ts';

/** The saved addresses of a yacht; a new one is named after its first line. */
export function useAddressBook(yacht: Yacht | undefined): AddressBook | null {
  const save = useSavePlaces();
  if (yacht === undefined) return null;
  const addresses = yacht.places.flatMap(({ name, port, address }) =>
    address === null ? [] : [{ name, port, address }],
  );
  return {
    yachtName: yacht.name,
    addresses,
    onSave: ({ port, address }) => {
      if (addresses.some((known) => known.port === port && known.address === address)) return;
      const name = (address.split('\n')[0] ?? address).slice(0, 80);
      void save.run({ yacht, places: [...yacht.places, { name, port, berth: null, address }] });
    },
  };
}
