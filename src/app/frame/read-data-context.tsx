import { createContext, use } from 'react';

/** Removes cached data that no mounted screen uses. */
export const ForgetReadData = createContext<() => void>(() => undefined);

/** For a screen that failed because of the data it had read: the next attempt reads it again. */
export const useForgetReadData = (): (() => void) => use(ForgetReadData);
