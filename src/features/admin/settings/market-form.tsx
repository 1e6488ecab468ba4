import { useState } from 'react';
import { ConfirmDialog, DescriptionList, Panel, CheckboxField, TextField, When } from '../../../ui/index.ts';
import { SubmissionForm, useFields, type Submission } from '../../forms/index.ts';
import { basisPointsOf, percentOf, percentRule } from './commission-percent.ts';
import { changeSentences, ruleItems, switchNames, switchTexts } from './settings-texts.ts';
import type { MarketSettings, MarketSettingsGiven } from './settings.types.ts';
import styles from './settings.module.css';

interface MarketFormProps {
  readonly settings: MarketSettings;
  readonly submission: Submission;
  /** Asked for again before it is called. */
  readonly onSave: (given: MarketSettingsGiven) => void;
}

/** Commission and switches of the whole market, and the rules beside. Mount it anew when the settings are other ones. */
export function MarketForm({ settings, submission, onSave }: MarketFormProps) {
  const { switches, commissionBasisPoints, changed } = settings;
  const fields = useFields({ commission: percentOf(commissionBasisPoints), ...switches });
  const [asked, setAsked] = useState<MarketSettingsGiven | null>(null);
  const sentences = asked === null ? [] : changeSentences(settings, asked);
  return (
    <>
      <Panel
        title="The whole market"
        description="What you set here holds for everybody, from the next order and booking on."
      >
        <SubmissionForm
          name="The whole market"
          fields={fields}
          submission={submission}
          places={{ labels: { commission: 'Commission' } }}
          unsaved="the settings of the market"
          submit="Save"
          onSubmit={({ commission, ...chosen }) => {
            const given = {
              // The field's rule has let it through.
              commissionBasisPoints: basisPointsOf(commission) ?? commissionBasisPoints,
              switches: chosen,
            };
            if (changeSentences(settings, given).length > 0) setAsked(given);
          }}
        >
          <TextField
            label="Commission in percent"
            hint="Of each sale before tax and delivery, where a vendor has no rate of its own."
            inputMode="decimal"
            autoComplete="off"
            className={styles.short}
            {...fields.field('commission', percentRule)}
          />
          <fieldset className={styles.switches}>
            <legend>What the market takes</legend>
            {switchNames.map((name) => (
              <CheckboxField
                key={name}
                label={switchTexts[name].label}
                hint={switchTexts[name].hint}
                {...fields.field(name)}
              />
            ))}
          </fieldset>
        </SubmissionForm>
        {changed === null ? null : (
          <p className={styles.quiet}>
            Last changed by {changed.by}, <When at={changed.at} />
          </p>
        )}
      </Panel>
      <Panel
        title="Rules"
        description="Terms, mails and pages are made from these figures, so they change with a release and not here."
      >
        <DescriptionList items={ruleItems} />
      </Panel>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Change the settings of the market?"
        confirm="Change them"
        onConfirm={() => {
          if (asked !== null) onSave(asked);
          setAsked(null);
        }}
      >
        {sentences.join(' ')} The audit log keeps what was before.
      </ConfirmDialog>
    </>
  );
}
