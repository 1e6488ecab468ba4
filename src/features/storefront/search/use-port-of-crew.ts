import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../account/index.ts';
import { keepPort, useFirstPort } from '../buying/use-chosen-port.ts';
import { searchAddress, type MarketSearch } from './market-search.ts';

/**
 * A crew member's listings begin with the port that things are to be had in, as one of the chosen filters. Where it is taken away it stays away, and another
 * port goes along to the next page. One vendor's listings are shown whole.
 */
export function usePortOfCrew(search: MarketSearch | null): void {
  const navigate = useNavigate();
  const { user } = useAuth();
  const first = useFirstPort();
  // What a history entry carries is not typed.
  const handed: unknown = useLocation().state;
  const before = useRef(search);
  const begins = user?.role === 'crew_member' ? first : null;

  useEffect(() => {
    const last = before.current;
    before.current = search;
    if (search === null) return;
    const isTaken = search.port === null && last !== null && last.port !== null && last.path === search.path;
    if (search.port !== null || isTaken) keepPort(search.port);
    else if (begins !== null && search.vendor === null)
      void navigate(searchAddress({ ...search, port: begins }), {
        replace: true,
        preventScrollReset: true,
        state: handed,
      });
  }, [search, begins, navigate, handed]);
}
