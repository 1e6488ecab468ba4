import { encode } from 'uqr';
import { CodeField, Dialog, TextLink } from '../../../../ui/index.ts';
import { SubmissionForm, useFields, type Places } from '../../../forms/index.ts';
import type { ApiMutation } from '../../../server-data/index.ts';
import settings from '../settings.module.css';
import styles from './second-factor.module.css';

interface Typed {
  code: string;
}

const places: Places<Typed> = { labels: {}, codes: { CODE_WRONG: 'code' } };
const sixDigits = { validate: (code: string) => code.length === 6 || 'Enter all six digits.' };

interface AppDialogProps {
  /** Base32, for typing. */
  secret: string;
  /** The same as a URI, for the QR code. */
  uri: string;
  submission: ApiMutation<string>;
  onLeave: () => void;
}

/** Shows the secret for the authenticator app, and asks for a code to confirm it. */
export function AppDialog({ secret, uri, submission, onLeave }: AppDialogProps) {
  const fields = useFields<Typed>({ code: '' }, { isJudgedWhenSent: true });
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!submission.busy) onLeave();
      }}
      title="Set up an authenticator app"
      description="Scan the QR code with an authenticator app. On this device, open the link or type the key."
    >
      <div className={settings.stack}>
        <div className={styles.app}>
          <QrCode text={uri} />
          <div className={styles.key}>
            <TextLink href={uri}>Open in an app on this device</TextLink>
            <p id="authenticator-key">Key to type in</p>
            <code aria-labelledby="authenticator-key" role="textbox" aria-readonly tabIndex={0}>
              {secret.match(/.{1,4}/g)?.join(' ') ?? secret}
            </code>
          </div>
        </div>
        <SubmissionForm
          name="Confirm your app"
          fields={fields}
          submission={submission}
          places={places}
          onSubmit={({ code }) => submission.run(code)}
          submit="Turn on"
          onLeave={onLeave}
          leave="Cancel"
        >
          <CodeField label="Code shown in the app" {...fields.field('code', sixDigits)} />
        </SubmissionForm>
      </div>
    </Dialog>
  );
}

/** Dark on light in every theme: many cameras cannot read inverted codes. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}
