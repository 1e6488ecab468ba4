import { createContext, use } from 'react';

/** Forgets what was read for screens that are no longer shown. */
export const ForgetReadData = createContext<() => void>(() => undefined);

/** For a screen that failed on what it had read: the next try reads again. */
export const useForgetReadData = (): (() => void) => use(ForgetReadData);
