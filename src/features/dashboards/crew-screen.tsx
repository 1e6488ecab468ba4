import { SHOP_PATH } from '../../lib/shop-path.ts';
import { dataOf } from '../../api/index.ts';
import { SELECT_SERVICE_PATH } from '../bookings/index.ts';
import { ButtonLink } from '../links/index.ts';
import { useOrderAgain } from '../orders/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import { CrewView, isNewcomer } from './crew-view.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { ReadDashboard } from './shared/read-dashboard.tsx';

/** The ways into the shop; `isQuiet` where another button leads first. */
const CrewActions = ({ isQuiet }: { readonly isQuiet: boolean }) => (
  <>
    <ButtonLink to={SELECT_SERVICE_PATH} variant="surface" color="gray" highContrast>
      Book a service
    </ButtonLink>
    {isQuiet ? (
      <ButtonLink to={SHOP_PATH} variant="surface" color="gray" highContrast>
        Shop
      </ButtonLink>
    ) : (
      <ButtonLink to={SHOP_PATH}>Shop</ButtonLink>
    )}
  </>
);

/** `/crew/dashboard`. */
export function CrewScreen() {
  const query = useApiQuery({
    key: ['dashboards', 'crew'],
    read: ({ client, signal }) => dataOf(client.GET('/dashboards/crew', { signal })),
    onOpen: true,
  });
  const { isBusy, orderAgain, report } = useOrderAgain();
  // Also while loading: a prominent button would become quiet before a newcomer's eyes.
  const isQuiet = query.data === undefined || isNewcomer(query.data);
  return (
    <ReadDashboard page={{ ...dashboardTexts.crew, action: <CrewActions isQuiet={isQuiet} /> }} query={query}>
      {(dashboard) => (
        <CrewView dashboard={dashboard} isOrderingAgain={isBusy} onOrderAgain={orderAgain} report={report} />
      )}
    </ReadDashboard>
  );
}
