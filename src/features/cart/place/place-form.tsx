import { Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { incompleteChoice } from '../../../lib/delivery-place.ts';
import { Panel, QuietButton, SelectField, VisuallyHidden } from '../../../ui/index.ts';
import type { CartDetailsChange } from '../../../api/index.ts';
import { RouteLink } from '../../links/index.ts';
import { yachtOptions } from '../../yachts/index.ts';
import type { CartDetails, Port, Yacht } from '../cart.types.ts';
import { furtherText, hasFurther, placeText } from './place-text.ts';
import styles from './place-form.module.css';
import { incompleteOptions, usePlaceInputs } from './place-inputs.tsx';
import { SaveNote } from './save-note.tsx';
import { SavedBerths } from './saved-berths.tsx';
import type { PlaceFields } from './use-place-fields.ts';

interface PlaceFormProps {
  readonly details: CartDetails;
  readonly yachts: readonly Yacht[];
  readonly ports: readonly Port[];
  readonly place: PlaceFields;
  /** One item is bought without the cart: another yacht would apply to the whole cart. */
  readonly isYachtKept: boolean;
  readonly onAddYacht: () => void;
  /** Whether a yacht's saved berths are being saved. */
  readonly isSavingPlaces: boolean;
  readonly onSavePlaces: (yacht: Yacht, places: Yacht['places']) => void;
}

/** What choosing a yacht fills in: its port, berth and business, if known. */
export const deliveryDetailsOf = ({ id, port, berth, billTo }: Yacht): CartDetailsChange => ({
  yachtId: id,
  ...(port !== null && { port }),
  ...(berth !== null && { berth }),
  ...(billTo !== null && { billTo }),
});

/** Always shown; the other fields are in a section that can be opened. */
const mainFields = ['port', 'berth'] as const;
const furtherFields = [
  'contact',
  'latestUsefulOn',
  'arrivesFrom',
  'arrivesUntil',
  'noteToSupplier',
  'ifIncomplete',
] as const;

/** The delivery details; every field is saved when it is left. */
export function PlaceForm(props: PlaceFormProps) {
  const { details, yachts, ports, place, isYachtKept, onAddYacht, isSavingPlaces, onSavePlaces } = props;
  const yacht = yachts.find(({ id }) => id === details.yachtId);
  const { form, values, problems, isCollected, comesToBerth, send, forget } = place;
  const chooseYacht = (id: string) => {
    const chosen = yachts.find((each) => each.id === id);
    if (chosen) forget(['port', 'berth']);
    void send(chosen ? deliveryDetailsOf(chosen) : { yachtId: null });
  };
  // Closed if the details are complete on opening; it does not close while the user fills it in.
  const [isOpen] = useState(place.isMissing || Object.keys(problems).length > 0 || values.port === '');
  const [isFurtherOpen] = useState(hasFurther(details));
  const ifIncomplete = incompleteOptions.find(
    ({ value }) => value === incompleteChoice(details.ifIncomplete),
  );
  const fields = usePlaceInputs({ place, ports, details, yacht });
  return (
    <div ref={form}>
      <Panel
        title={details.port === null && !isCollected ? 'Where do you need it?' : 'Delivery details'}
        {...(isCollected && {
          description: 'You collect it yourself. Suppliers see who is coming and when.',
        })}
        action={<SaveNote state={place.stateIn('place')} />}
      >
        <details className={styles.fold} open={isOpen}>
          <summary>
            <span className={styles.words}>
              <span className={styles.goal}>
                {placeText({ details, yacht, ports, isCollected, comesToBerth })}
              </span>
              <span className={styles.quiet}>{furtherText(details, ifIncomplete?.label)}</span>
            </span>
            <span className={styles.change} data-when="folded">
              <span>Change</span>
              <VisuallyHidden> the delivery details</VisuallyHidden>
            </span>
            {place.isMissing ? null : (
              <span className={styles.change} data-when="open">
                <span>Done</span>
                <VisuallyHidden> the delivery details</VisuallyHidden>
              </span>
            )}
          </summary>
          <div className={styles.fields}>
            {yacht && isYachtKept ? (
              <p className={styles.kept}>
                For {yacht.name}, like your cart.{' '}
                <RouteLink to="/crew/cart">Choose another yacht in your cart</RouteLink>
              </p>
            ) : (
              <div className={styles.yacht}>
                <SelectField
                  label="Yacht"
                  optional
                  placeholder={yachts.length === 0 ? 'No yacht added yet' : 'No yacht'}
                  options={yachtOptions(yachts, ports)}
                  value={details.yachtId ?? ''}
                  onChange={({ currentTarget }) => chooseYacht(currentTarget.value)}
                />
                <QuietButton type="button" className={styles.add ?? ''} onClick={onAddYacht}>
                  <Plus size={16} aria-hidden /> Add a yacht
                </QuietButton>
              </div>
            )}
            {yacht ? (
              <SavedBerths
                details={details}
                yacht={yacht}
                ports={ports}
                busy={isSavingPlaces}
                onChoose={(to) => {
                  forget(['port', 'berth']);
                  void send(to);
                }}
                onSave={(places) => onSavePlaces(yacht, [...places])}
              />
            ) : null}
            {mainFields.map((name) => (
              <Fragment key={name}>{fields[name]}</Fragment>
            ))}
            <details className={styles.further} open={isFurtherOpen}>
              <summary>Contact, dates, note and more</summary>
              <div className={styles.fields}>
                {furtherFields.map((name) => (
                  <Fragment key={name}>{fields[name]}</Fragment>
                ))}
              </div>
            </details>
          </div>
        </details>
      </Panel>
    </div>
  );
}
