import type { CatalogueParts } from './catalogue.parts.ts';
import { listExchangeRates } from './exchange-rates/exchange-rates.service.ts';
import {
  directoryParts,
  getMarketService,
  getMarketVendor,
  listMarketServices,
  type MarketServicesParts,
} from './market-services/market-services.service.ts';
import {
  daysCalled,
  findInstead,
  meaningParts,
  portsCalled,
  readSearchMeaning,
} from './search/meaning.service.ts';
import {
  getInventoryItem,
  getService,
  listInventory,
  listServices,
  updateInventoryItem,
  updateService,
} from './own-listings/own-listings.service.ts';
import { clearArchived } from './own-listings/clear-archived.service.ts';
import { getProduct } from './product/product.service.ts';
import { getListingFacets, searchListings, searchParts, writeListings } from './search/search.service.ts';
import { createShowcase } from './showcase.service.ts';

export { cardPictureUrl } from './catalogue.domain.ts';
export type { InventoryItem, Money, PublicListing, Service } from './catalogue.domain.ts';
export type { BookableService, ServiceCard } from './market-services/market-services.domain.ts';
export type { Facets } from './search/search.service.ts';
export { isOnlyPort, type Meaning } from './search/meaning.domain.ts';
export { asMeant } from './search/meaning.service.ts';
export { inEnglish } from './search/other-languages.domain.ts';
export { isNear } from './search/near.domain.ts';
export { isMisspeltName } from './search/search.domain.ts';
export { isTradeNamed } from './search/trades.domain.ts';
export { createListingPictures, type ListingPictures } from './pictures/listing-pictures.service.ts';
export { alikeProblem, keyProblem, serviceNameProblem } from './own-listings/own-keys.service.ts';
export { findNamesake } from './own-listings/variants.repository.ts';
export { apartProblem, productOfVariant } from './own-listings/variants.service.ts';
export { catalogueTasks, repairListingCounts } from './search/listing-counts.tasks.ts';

type WithoutParts<UseCase> = UseCase extends (parts: CatalogueParts, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** The listings on sale: a vendor's own view, and the public one. */
export interface Catalogue {
  readonly listInventory: WithoutParts<typeof listInventory>;
  readonly getInventoryItem: WithoutParts<typeof getInventoryItem>;
  readonly clearArchived: WithoutParts<typeof clearArchived>;
  readonly updateInventoryItem: WithoutParts<typeof updateInventoryItem>;
  readonly listServices: WithoutParts<typeof listServices>;
  readonly getService: WithoutParts<typeof getService>;
  readonly updateService: WithoutParts<typeof updateService>;
  readonly searchListings: (
    search: Parameters<typeof searchListings>[1],
  ) => ReturnType<typeof searchListings>;
  readonly writeListings: (search: Parameters<typeof writeListings>[1]) => ReturnType<typeof writeListings>;
  readonly getListingFacets: WithoutParts<typeof getListingFacets>;
  readonly readSearchMeaning: (
    asked: Parameters<typeof readSearchMeaning>[1],
  ) => ReturnType<typeof readSearchMeaning>;
  readonly portsCalled: (q: string) => ReturnType<typeof portsCalled>;
  readonly daysCalled: (q: string) => ReturnType<typeof daysCalled>;
  readonly findInstead: (asked: Parameters<typeof findInstead>[1]) => ReturnType<typeof findInstead>;
  readonly getProduct: WithoutParts<typeof getProduct>;
  readonly listExchangeRates: WithoutParts<typeof listExchangeRates>;
  readonly showcase: ReturnType<typeof createShowcase>;
}

export function createCatalogue(parts: CatalogueParts): Catalogue {
  const searched = searchParts(parts);
  const meant = meaningParts(searched);
  return {
    listInventory: (...rest) => listInventory(parts, ...rest),
    getInventoryItem: (...rest) => getInventoryItem(parts, ...rest),
    clearArchived: (...rest) => clearArchived(parts, ...rest),
    updateInventoryItem: (...rest) => updateInventoryItem(parts, ...rest),
    listServices: (...rest) => listServices(parts, ...rest),
    getService: (...rest) => getService(parts, ...rest),
    updateService: (...rest) => updateService(parts, ...rest),
    searchListings: (search) => searchListings(searched, search),
    writeListings: (search) => writeListings(searched, search),
    getListingFacets: (...rest) => getListingFacets(parts, ...rest),
    readSearchMeaning: (asked) => readSearchMeaning(meant, asked),
    portsCalled: (q) => portsCalled(meant, q),
    daysCalled: (q) => daysCalled(meant, q),
    findInstead: (asked) => findInstead(searched, asked),
    getProduct: (...rest) => getProduct(parts, ...rest),
    listExchangeRates: () => listExchangeRates(parts),
    showcase: createShowcase(searched),
  };
}

/** The bookable services, with their next free times. */
export function createMarketServices(given: MarketServicesParts) {
  const parts = directoryParts(given);
  return {
    getMarketService: (id: string) => getMarketService(parts, id),
    getMarketVendor: (id: string) => getMarketVendor(parts, id),
    listMarketServices: (search: Parameters<typeof listMarketServices>[1]) =>
      listMarketServices(parts, search),
  };
}
export type MarketServices = ReturnType<typeof createMarketServices>;
