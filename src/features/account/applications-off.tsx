import { Notice } from '../../ui/index.ts';
import { useSiteConfig } from '../site-config/index.ts';

interface ApplicationsOffProps {
  /** What can be done meanwhile. */
  readonly children: string;
}

/** While no new vendor can send an application: says so. */
export const ApplicationsOff = ({ children }: ApplicationsOffProps) =>
  useSiteConfig().takesApplications ? null : (
    <Notice tone="warning" title="We’re not taking new vendors at the moment">
      {children}
    </Notice>
  );
