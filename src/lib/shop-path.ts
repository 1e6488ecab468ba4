/** Where everything is listed that can be bought: for those who need no welcome to the market. */
export const SHOP_PATH = '/?kind=product';
