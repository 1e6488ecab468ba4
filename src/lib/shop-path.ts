/** The list of everything on sale, without the market's introduction. */
export const SHOP_PATH = '/?kind=product';
