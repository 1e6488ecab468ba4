import { useState } from 'react';
import type { User } from '../../../api/index.ts';
import { ConfirmDialog, PictureField, ProgressBar } from '../../../ui/index.ts';
import { settingsWordsOf } from '../form/form-failure.ts';
import type { Submission } from '../form/use-submission.ts';

/** contract: uploadProfilePicture */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureFormProps {
  user: Pick<User, 'name' | 'profilePictureUrl'>;
  upload: Submission<File>;
  removal: Submission<void>;
}

/** What is surely refused is not sent: bytes are dear at sea. */
function problemOf(file: File): string | null {
  if (file.size > MAX_PICTURE_BYTES) return 'This picture is larger than 10 MB. Please choose a smaller one.';
  if (file.type !== '' && !file.type.startsWith('image/'))
    return 'This file is not a picture we can read. JPEG, PNG, WebP, AVIF and GIF work.';
  return null;
}

export function PictureForm({ user, upload, removal }: PictureFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const failure = upload.failure ?? removal.failure;
  const error =
    problem ?? (failure ? settingsWordsOf(failure).replace('What you typed', 'Your picture') : null);

  return (
    <>
      <PictureField
        label="Your picture"
        optional
        person={user.name}
        picture={user.profilePictureUrl}
        accept={PICTURE_TYPES}
        hint="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. It is cut to a square."
        {...(error ? { error } : {})}
        onChoose={(file) => {
          if (upload.busy) return;
          const found = problemOf(file);
          setProblem(found);
          removal.clear();
          if (!found) void upload.run(file);
        }}
        onRemove={() => setAsking(true)}
      />
      {upload.busy ? <ProgressBar label="Sending picture" done={0} onCancel={upload.cancel} /> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove your picture?"
        confirm="Remove picture"
        destructive
        busy={removal.busy}
        onConfirm={() => {
          setProblem(null);
          upload.clear();
          void removal.run().then(() => setAsking(false));
        }}
      >
        Your initials are shown instead. You can choose another picture at any time.
      </ConfirmDialog>
    </>
  );
}
