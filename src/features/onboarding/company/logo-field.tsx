import { useState } from 'react';
import { ConfirmDialog, PictureField, ProgressBar } from '../../../ui/index.ts';

/** contract: uploadVendorLogo */
const MAX_LOGO_BYTES = 10_485_760;

/** What the server would certainly refuse is not sent, since data is expensive at sea. */
function problemOf(file: File): string | null {
  if (file.size > MAX_LOGO_BYTES) return 'This picture is larger than 10 MB. Choose a smaller file.';
  if (file.type !== '' && !file.type.startsWith('image/'))
    return 'We can’t read this picture. Use JPEG, PNG, WebP, AVIF or GIF.';
  return null;
}

interface LogoFieldProps {
  readonly optional: boolean;
  /** The company's name, whose initials are shown without a logo. */
  readonly company: string;
  readonly logoUrl: string | null;
  /** Why it was not saved; null if it was. */
  readonly failure: string | null;
  /** A call is in progress, so no other logo can be chosen. */
  readonly busy: boolean;
  /** The message about the call in progress; null if there is none. */
  readonly progress: string | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** A company's logo: choose, replace, and remove after confirmation. */
export function LogoField(props: LogoFieldProps) {
  const { optional, company, logoUrl, failure, busy, progress, onChoose, onRemove, onCancel } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const error = problem ?? failure?.replace('What you typed', 'Your picture');
  return (
    <>
      <PictureField
        label="Logo"
        optional={optional}
        person={company}
        picture={logoUrl}
        hint="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. It’s cropped to a square."
        {...(error ? { error } : {})}
        onChoose={(file) => {
          if (busy) return;
          const found = problemOf(file);
          setProblem(found);
          if (!found) onChoose(file);
        }}
        onRemove={() => setAsking(true)}
      />
      {progress === null ? null : <ProgressBar label={progress} done={0} onCancel={onCancel} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove your logo?"
        confirm="Remove logo"
        destructive
        onConfirm={() => {
          setAsking(false);
          setProblem(null);
          onRemove();
        }}
      >
        Your initials are shown instead. You can choose another picture at any time.
      </ConfirmDialog>
    </>
  );
}
