import { useLocation } from 'react-router-dom';
import { SHOP_PATH } from '../../lib/shop-path.ts';
import { lazyPart } from '../../ui/index.ts';
import { currentOf, phoneLinksOf, railOf } from './navigation.ts';
import { PhoneBar } from './phone-bar.tsx';

const MorePages = lazyPart(async () => (await import('./more-pages.tsx')).MorePages);

/** The bottom bar of who is signed in, in the shop: the same as in the workspace, so that nobody loses the way back. */
export function ShopBar({ role }: { readonly role: string }) {
  const links = railOf(role);
  const { bar, more } = phoneLinksOf(links);
  const shop = links.find(({ path }) => path === SHOP_PATH);
  const current = currentOf(links, useLocation()) ?? shop;
  if (bar.length === 0) return null;
  return <PhoneBar links={bar} current={current} more={(look) => <MorePages links={more} {...look} />} />;
}
