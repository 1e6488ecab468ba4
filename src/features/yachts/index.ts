export { SavedPlaces } from './saved-places.tsx';
export { useRememberBusiness, useSavePlaces, useYachts, yachtsKey } from './use-yachts.ts';
export { YachtPeople } from './yacht-people.tsx';
