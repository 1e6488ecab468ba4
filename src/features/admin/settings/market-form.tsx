import { useState } from 'react';
import { basisPointsOf, percentOf } from '../../../lib/percent-text.ts';
import {
  Button,
  CheckboxField,
  ConfirmDialog,
  DescriptionList,
  Notice,
  Panel,
  TextField,
  When,
} from '../../../ui/index.ts';
import { businessTerms } from '../../../lib/business-terms.ts';
import { SubmissionForm, useFields, type Rule, type Submission } from '../../forms/index.ts';
import {
  announcedText,
  askedCommission,
  changeSentences,
  ruleItems,
  switchNames,
  switchTexts,
} from './settings-texts.ts';
import type { MarketSettings, MarketSettingsGiven } from './settings.types.ts';
import styles from './settings.module.css';

const bounds = businessTerms.answerHoursBounds;
const isWithin = (hours: number): boolean => hours >= bounds.least && hours <= bounds.most;
const hoursRule: Rule = {
  validate: (value) =>
    (/^\d{1,3}$/.test(value.trim()) && isWithin(Number(value))) ||
    `Enter whole hours from ${bounds.least} to ${bounds.most}.`,
};

const percentRule: Rule = {
  validate: (value) =>
    basisPointsOf(value) === null ? 'Enter a share from 0 to 100, like 10 or 12.5.' : true,
};

interface MarketFormProps {
  readonly settings: MarketSettings;
  readonly submission: Submission;
  /** Called after confirmation. */
  readonly onSave: (input: MarketSettingsGiven) => void;
}

/**
 * Commission, answer deadline and switches of the whole market, and its fixed rules. Remount it when the settings
 * change.
 */
export function MarketForm({ settings, submission, onSave }: MarketFormProps) {
  const { switches, commissionBasisPoints, announcedCommission: announced, answerHours, changed } = settings;
  const fields = useFields({
    commission: percentOf(askedCommission(settings)),
    answerHours: String(answerHours),
    ...switches,
  });
  const [asked, setAsked] = useState<MarketSettingsGiven | null>(null);
  const sentences = asked === null ? [] : changeSentences(settings, asked);
  return (
    <>
      <Panel
        title="The whole market"
        description="These settings apply to everybody, from the next order and booking on."
      >
        <SubmissionForm
          name="The whole market"
          fields={fields}
          submission={submission}
          places={{ labels: { commission: 'Commission', answerHours: 'Time to answer' } }}
          unsaved="the settings of the market"
          submit="Save"
          onSubmit={({ commission, answerHours: hours, ...chosen }) => {
            const input = {
              // Valid, as the field's rule has checked.
              commissionBasisPoints: basisPointsOf(commission) ?? askedCommission(settings),
              answerHours: Number(hours),
              switches: chosen,
            };
            if (changeSentences(settings, input).length > 0) setAsked(input);
          }}
        >
          {announced === null ? null : (
            <Notice
              title={`The commission will be ${announcedText(announced)}`}
              action={
                <Button
                  type="button"
                  variant="soft"
                  onClick={() => setAsked({ commissionBasisPoints, answerHours, switches })}
                >
                  Cancel this change
                </Button>
              }
            >
              Until then it is {percentOf(commissionBasisPoints)}%. Vendors have been notified.
            </Notice>
          )}
          <TextField
            label="Commission in percent"
            hint={`Charged on each sale before tax and delivery, unless a vendor has its own rate. Vendors are notified of a change; a higher rate takes effect ${businessTerms.commissionNoticeDays} days later.`}
            inputMode="decimal"
            autoComplete="off"
            className={styles.short}
            {...fields.field('commission', percentRule)}
          />
          <TextField
            label="Hours to answer an order or a booking"
            hint={`From ${bounds.least} to ${bounds.most}. Vendors are reminded after half of the time and when a sixth is left. Orders and bookings already waiting keep their deadline.`}
            inputMode="numeric"
            autoComplete="off"
            className={styles.short}
            {...fields.field('answerHours', hoursRule)}
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
        description="You can’t change these here: they change with a new release, because terms, emails and pages depend on them."
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
        {sentences.join(' ')} The audit log keeps the earlier settings.
      </ConfirmDialog>
    </>
  );
}
