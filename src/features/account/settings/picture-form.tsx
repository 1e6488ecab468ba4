import { useState } from 'react';
import type { User } from '../../../api/index.ts';
import { pictureLimits } from '../../../lib/picture-limits.ts';
import { ConfirmDialog, PictureField, ProgressBar } from '../../../ui/index.ts';
import { settingsText } from './settings-text.ts';
import type { ApiMutation } from '../../server-data/index.ts';

interface PictureFormProps {
  user: Pick<User, 'name' | 'profilePictureUrl'>;
  upload: ApiMutation<File>;
  removal: ApiMutation<void>;
}

/** What the server would certainly refuse is not sent, since data is expensive at sea. */
function problemOf(file: File): string | null {
  if (file.size > pictureLimits.bytes) return 'This picture is larger than 10 MB. Choose a smaller file.';
  if (file.type !== '' && !file.type.startsWith('image/'))
    return 'We can’t read this picture. Use JPEG, PNG, WebP, AVIF or GIF.';
  return null;
}

export function PictureForm({ user, upload, removal }: PictureFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const failure = upload.failure ?? removal.failure;
  const error = problem ?? (failure ? settingsText(failure).replace('What you typed', 'Your picture') : null);

  return (
    <>
      <PictureField
        label="Your picture"
        optional
        person={user.name}
        picture={user.profilePictureUrl}
        hint="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. It’s cropped to a square."
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
      {upload.busy ? <ProgressBar label="Uploading picture" done={0} onCancel={upload.cancel} /> : null}
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
