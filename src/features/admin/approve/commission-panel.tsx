import { percentOf } from '../../../lib/percent-text.ts';
import { Panel, QuietButton, When } from '../../../ui/index.ts';
import { announcedCommissionText } from '../../commission/index.ts';
import { useSiteConfig } from '../../site-config/index.ts';
import type { ApplicationDetail } from './application.types.ts';
import styles from './application.module.css';

interface CommissionPanelProps {
  readonly vendor: Pick<
    ApplicationDetail['vendor'],
    'commissionBasisPoints' | 'commissionSince' | 'announcedCommission'
  >;
  /** Opens a dialog; nothing is sent yet. */
  readonly onChange: () => void;
}

/** The commission on a vendor's sales, with the way to change it. */
export function CommissionPanel({ vendor, onChange }: CommissionPanelProps) {
  const { commissionBasisPoints: market } = useSiteConfig();
  const { commissionBasisPoints: own, commissionSince: since, announcedCommission: announced } = vendor;
  const rate = own ?? market;
  return (
    <Panel
      title="Commission"
      level={3}
      action={<QuietButton onClick={onChange}>Change the commission</QuietButton>}
    >
      <p>
        {rate === null ? null : <strong>{percentOf(rate)}%: </strong>}
        {own === null ? 'the rate of the market' : 'a rate of its own'}
        {since === null ? null : (
          <>
            {' '}
            since <When at={since} show="day" />
          </>
        )}
        .
      </p>
      {announced === null ? (
        <p className={styles.quiet}>
          {own === null || market === null
            ? 'It changes when the market’s changes.'
            : `The market’s is ${percentOf(market)}%. It doesn’t change with the market’s.`}
        </p>
      ) : (
        <p>{announcedCommissionText(announced)} The vendor has been told.</p>
      )}
    </Panel>
  );
}
