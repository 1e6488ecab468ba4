import { dataOf } from '../../api/index.ts';
import { useOrderAgain } from '../orders/index.ts';
import { useApiQuery } from '../server-data/index.ts';
import { CrewView } from './crew-view.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { ReadDashboard } from './shared/read-dashboard.tsx';

/** `/crew/dashboard`. */
export function CrewScreen() {
  const query = useApiQuery({
    key: ['dashboards', 'crew'],
    read: ({ client, signal }) => dataOf(client.GET('/dashboards/crew', { signal })),
    onOpen: true,
  });
  const { isBusy, orderAgain, report } = useOrderAgain();
  return (
    <ReadDashboard page={dashboardTexts.crew} query={query}>
      {(dashboard) => (
        <CrewView dashboard={dashboard} isOrderingAgain={isBusy} onOrderAgain={orderAgain} report={report} />
      )}
    </ReadDashboard>
  );
}
