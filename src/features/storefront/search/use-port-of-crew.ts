import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../account/index.ts';
import { keepPort, useFirstPort } from '../buying/use-chosen-port.ts';
import { searchAddress, type MarketSearch } from './market-search.ts';

/** How the router names the place that the browser opened by its address. */
const OPENED = 'default';

/**
 * A crew member's listings begin with the port that things are to be had in, as one of the chosen filters. Where it is taken away it stays away, and another
 * that is chosen goes along to the next page; one that only the words of a search name holds for that search. One vendor's listings are shown whole, and so
 * is what was opened by its address, which the server has drawn for nobody in particular, until something else is searched for. Returns what a press among
 * the listings does: a link there to the same listings without their port takes it away; the same link in the navigation does not.
 */
export function usePortOfCrew(search: MarketSearch | null): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { user } = useAuth();
  const first = useFirstPort();
  const location = useLocation();
  const { key, search: asked } = location;
  // What a history entry carries is not typed.
  const handed: unknown = location.state;
  const before = useRef<MarketSearch>(null);
  const opened = useRef<MarketSearch>(null);
  const begins = user?.role === 'crew_member' ? first : null;

  useEffect(() => {
    if (search === null) return;
    const { path, q, port, vendor } = search;
    // Once for each: a port that is being taken away is still the one of what is shown.
    const isChosen = port !== before.current?.port && port !== begins;
    before.current = search;
    if (port !== null && isChosen && port === new URLSearchParams(asked).get('port')) keepPort(port);
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
