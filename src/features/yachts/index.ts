export { SavedPlaces } from './saved-places.tsx';
export { useAddYacht, useRememberBusiness, useSavePlaces, useYachts, yachtsKey } from './use-yachts.ts';
export { YachtDialog } from './yacht-dialog.tsx';
export { yachtOptions } from './yacht-options.ts';
export { YachtPeople } from './yacht-people.tsx';
