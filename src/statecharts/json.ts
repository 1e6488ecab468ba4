/** Values that survive JSON: no function, date, error, map or undefined. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
