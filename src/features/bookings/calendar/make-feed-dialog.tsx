import { useState } from 'react';
import { copyText } from '../../../browser/copy-text.ts';
import { Button, CheckboxField, Dialog, Notice, QuietButton, TextField } from '../../../ui/index.ts';
import { SubmissionForm, useFields } from '../../forms/index.ts';
import { toast } from '../../toasts/index.ts';
import { useMakeFeed } from './use-feeds.ts';
import styles from './feeds.module.css';

async function copy(address: string): Promise<void> {
  if (await copyText(address)) toast.success('The address is copied.');
  else
    toast.warning('Your browser won’t let us copy the address.', {
      description: 'Select it and copy it yourself.',
    });
}

/** Asks which details the events may contain, creates the address, and shows it the only time that it is known. */
export function MakeFeedDialog({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const make = useMakeFeed(setAddress);
  const fields = useFields<{ withDetails: boolean }>({ withDetails: false });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !make.busy) onClose();
      }}
      title={address === null ? 'Create a calendar address' : 'Copy your calendar address'}
      description={
        address === null
          ? 'Your calendar app can follow it. Anyone who has the address can read your bookings, so keep it to yourself.'
          : 'In your calendar app, choose “Add calendar by URL” or “Subscribe”, and paste it.'
      }
      {...(address !== null && {
        footer: (
          <>
            <QuietButton size="3" onClick={onClose}>
              Done
            </QuietButton>
            <Button size="3" onClick={() => void copy(address)}>
              Copy address
            </Button>
          </>
        ),
      })}
    >
      {address === null ? (
        <SubmissionForm
          name="Create a calendar address"
          fields={fields}
          submission={make}
          submit="Create address"
          onLeave={onClose}
          onSubmit={({ withDetails }) => make.run(withDetails)}
        >
          <CheckboxField
            label="Include contact and berth"
            hint="Otherwise events show the service, the provider, the port and the time."
            {...fields.register('withDetails')}
          />
        </SubmissionForm>
      ) : (
        <div className={styles.stack}>
          <Notice tone="warning" live title="Copy the address now.">
            It isn’t shown again. You can create another one at any time.
          </Notice>
          <TextField
            label="Calendar address"
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </Dialog>
  );
}
