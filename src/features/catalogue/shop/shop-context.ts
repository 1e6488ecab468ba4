import { createContext } from 'react';

/** Whether the vendor's shop is live, for what says so in the rows; null while it is not known. */
export const ShopIsLive = createContext<boolean | null>(null);
