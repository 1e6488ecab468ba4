import type { components } from '../../../api/index.ts';
import { DescriptionList, Notice, When } from '../../../ui/index.ts';
import { peopleText } from './announcement-texts.ts';
import styles from './announcement-preview.module.css';

interface AnnouncementPreviewProps extends Readonly<components['schemas']['AnnouncementPreview']> {
  /** Whom it is for, in words. */
  readonly to: string;
  /** Null: at once. */
  readonly sendAt: string | null;
}

/** A message as it will arrive, to how many and when, before it is sent. */
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
                <When at={sendAt} />. Whoever fits then gets it; until then you can withdraw it.
              </>
            ),
        },
        { term: 'Arrives', description: 'As a notification in the app, and as this email' },
        ...(mail === null ? [] : [{ term: 'Subject', description: mail.subject }]),
      ]}
    />
    {mail === null ? null : (
      // Of the server's own making. Nothing in it can run, and no link in it leads anywhere.
      <iframe title="The email" srcDoc={mail.html} sandbox="" className={styles.mail} />
    )}
    <p className={styles.note}>Shown with your own name and link. Each person gets theirs.</p>
  </>
);
