import type { components } from '../../../api/index.ts';
import { portName } from '../../../lib/port-name.ts';
import { roleLabels } from '../../../lib/roles.ts';

type Addressed = Pick<components['schemas']['Announcement'], 'role' | 'port' | 'isPromotional'>;

/** "Crew, Palma, who agreed to news". */
export const toText = ({ role, port, isPromotional }: Addressed): string =>
  [
    role === null ? 'Everybody' : roleLabels[role],
    port && portName(port),
    isPromotional ? 'who agreed to news' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');

export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;
