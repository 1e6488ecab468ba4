import type { components } from '../../../api/index.ts';
import { DescriptionList, Notice, When } from '../../../ui/index.ts';
import { peopleText } from './announcement-texts.ts';
import styles from './announcement-preview.module.css';

interface AnnouncementPreviewProps extends Readonly<components['schemas']['AnnouncementPreview']> {
  /** The recipients as text. */
  readonly to: string;
  /** Null: at once. */
  readonly sendAt: string | null;
}

/** An announcement before it is sent: how it looks, its number of recipients, and its date. */
export const AnnouncementPreview = ({ recipients, mail, to, sendAt }: AnnouncementPreviewProps) => (
  <>
    {recipients === 0 ? (
      <Notice tone="warning" title="Nobody would get this">
        Change it, and choose another role or port.
      </Notice>
    ) : null}
    <DescriptionList
      items={[
        { term: 'To', description: `${to}: ${peopleText(recipients)} now` },
        {
          term: 'When',
          description:
            sendAt === null ? (
              'At once'
            ) : (
              <>
                <When at={sendAt} />. Everybody who matches then gets it; until then, you can withdraw it.
              </>
            ),
        },
        { term: 'Arrives', description: 'As a notification in the app, and as this email' },
        ...(mail === null ? [] : [{ term: 'Subject', description: mail.subject }]),
      ]}
    />
    {mail === null ? null : (
      // HTML made by the server; the sandbox runs no scripts and opens no links.
      <iframe title="The email" srcDoc={mail.html} sandbox="" className={styles.mail} />
    )}
    <p className={styles.note}>Shown with your own name and link. Each person gets theirs.</p>
  </>
);
