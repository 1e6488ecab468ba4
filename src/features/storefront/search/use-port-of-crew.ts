import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../account/index.ts';
import { keepPort, useFirstPort } from '../buying/use-chosen-port.ts';
import { searchAddress, type MarketSearch } from './market-search.ts';

/**
 * A crew member's listings begin with the port that things are to be had in, as one of the chosen filters. Where it is taken away it stays away, and another
 * port goes along to the next page. One vendor's listings are shown whole. Returns what a press among the listings does: a link there to the same listings
 * without their port takes it away; the same link in the navigation does not.
 */
export function usePortOfCrew(search: MarketSearch | null): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { user } = useAuth();
  const first = useFirstPort();
  // What a history entry carries is not typed.
  const handed: unknown = useLocation().state;
  const kept = useRef<MarketSearch>(null);
  const begins = user?.role === 'crew_member' ? first : null;

  useEffect(() => {
    if (search === null) return;
    // Once for each: a port that is being taken away is still the one of what is shown.
    if (search.port !== null && search !== kept.current) keepPort(search.port);
    kept.current = search;
    if (search.port === null && begins !== null && search.vendor === null)
      void navigate(searchAddress({ ...search, port: begins }), {
        replace: true,
        preventScrollReset: true,
        state: handed,
      });
  }, [search, begins, navigate, handed]);

  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isSame = link?.pathname === search?.path && !new URLSearchParams(link?.search).has('port');
    if (link !== null && isSame && search?.port) keepPort(null);
  };
}
