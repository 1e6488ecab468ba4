export { SavedPlaces } from './saved-places.tsx';
export { useSavePlaces, useYachts, yachtsKey } from './use-yachts.ts';
