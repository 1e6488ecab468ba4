import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../account/index.ts';
import { keepPort, useFirstPort } from '../buying/use-chosen-port.ts';
import { searchAddress, type MarketSearch } from './market-search.ts';

/** The router's key of the first location, which was opened by its address. */
const OPENED = 'default';

/**
 * A crew member's listings are filtered by their default port. A port that is removed stays removed, and another chosen
 * port is passed on to the next page; a port that only the words name applies to that search. A single vendor's
 * listings are not filtered, and neither is a page opened by its address, which the server has rendered without a user,
 * until the search changes. Returns a press handler for the listings: a link to the same listings without their port
 * removes the filter; the same link in the navigation does not.
 */
export function usePortOfCrew(search: MarketSearch | null): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { user } = useAuth();
  const first = useFirstPort();
  const location = useLocation();
  const { key, search: asked } = location;
  // History state is not typed.
  const handed: unknown = location.state;
  const before = useRef<MarketSearch>(null);
  const opened = useRef<MarketSearch>(null);
  const begins = user?.role === 'crew_member' ? first : null;

  useEffect(() => {
    if (search === null) return;
    const { path, q, port, vendor } = search;
    // Once for each port: while one is being removed, it is still that of the shown listings.
    const isChosen = port !== before.current?.port && port !== begins;
    before.current = search;
    if (port !== null && !port.includes(',') && isChosen && port === new URLSearchParams(asked).get('port'))
      keepPort(port);
    if (key === OPENED) opened.current = search;
    if (opened.current?.path === path && opened.current.q === q) return;
    opened.current = null;
    if (port === null && begins !== null && vendor === null)
      void navigate(searchAddress({ ...search, port: begins }), {
        replace: true,
        preventScrollReset: true,
        state: handed,
      });
  }, [search, begins, navigate, key, asked, handed]);

  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isSame = link?.pathname === search?.path && !new URLSearchParams(link?.search).has('port');
    if (link !== null && isSame && search?.port) keepPort(null);
  };
}
