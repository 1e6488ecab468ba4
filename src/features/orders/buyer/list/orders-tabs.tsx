import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { TabNav } from '../../../../ui/index.ts';
import { APPROVALS_PATH } from '../order-path.ts';
import styles from './orders-list.module.css';

const tabs = [
  { show: 'orders', text: 'Orders', to: '/crew/orders-management' },
  { show: 'approvals', text: 'Approvals', to: APPROVALS_PATH },
  { show: 'lists', text: 'Shopping lists', to: '/crew/orders-management?show=lists' },
  { show: 'quick-order', text: 'Quick order', to: '/crew/orders-management?show=quick-order' },
] as const;

type OrdersTab = (typeof tabs)[number]['show'];

/**
 * Tabs: orders, requests, shopping lists. On a phone, where they do not all fit, the current tab is scrolled into view.
 */
export function OrdersTabs({ shown }: { readonly shown: OrdersTab }) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <TabNav.Root ref={row} aria-label="Orders and lists" className={styles.tabs}>
      {tabs.map(({ show, text, to }) => (
        <TabNav.Link key={show} asChild active={show === shown}>
          <Link to={to}>{text}</Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  );
}
