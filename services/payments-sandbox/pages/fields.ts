import type { Field as SetupField } from '../details.ts';
import { html, type Markup } from './html.ts';

/** The data of a form: the typed values and their problems. */
export interface Entry<Field extends string = SetupField> {
  readonly typed: Readonly<Partial<Record<Field, string>>>;
  readonly problems: Readonly<Partial<Record<Field, string>>>;
}

const problemId = (field: string) => `${field}-problem`;

const problemOf = <Field extends string>(field: Field, { problems }: Entry<Field>): Markup | null => {
  const problem = problems[field];
  return problem === undefined
    ? null
    : html`<p class="problem" id="${problemId(field)}">
        <span class="sign" aria-hidden="true">!</span>${problem}
      </p>`;
};

/** Connects a control with its hint and its problem for screen readers. */
const described = <Field extends string>(
  field: Field,
  hasHint: boolean,
  { problems }: Entry<Field>,
): Markup => {
  const isWrong = problems[field] !== undefined;
  const ids = [hasHint && `${field}-hint`, isWrong && problemId(field)].filter(Boolean).join(' ');
  return html`${ids !== '' && html`aria-describedby="${ids}"`} ${isWrong && html`aria-invalid="true"`}`;
};

const hintOf = (field: string, hint: string | undefined): Markup | null =>
  hint === undefined ? null : html`<p class="hint" id="${field}-hint">${hint}</p>`;

interface TextFieldOptions {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'date' | 'url' | 'digits';
  readonly autocomplete: string;
  readonly width?: 'half';
}

export const textField = <Field extends string>(
  field: Field,
  options: TextFieldOptions,
  entry: Entry<Field>,
): Markup => {
  const { label, hint, type = 'text', autocomplete, width } = options;
  return html`<div class="${width === 'half' ? 'field half' : 'field'}">
    <label for="${field}">${label}</label>
    ${hintOf(field, hint)}
    <input
      id="${field}"
      name="${field}"
      type="${type === 'date' ? 'date' : 'text'}"
      ${type === 'url' && html`inputmode="url"`}
      ${type === 'digits' && html`inputmode="numeric"`}
      autocomplete="${autocomplete}"
      value="${entry.typed[field] ?? ''}"
      ${described(field, hint !== undefined, entry)}
    />
    ${problemOf(field, entry)}
  </div>`;
};

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceOptions {
  readonly legend: string;
  readonly choices: readonly Choice[];
}

/** Radio buttons; the first one has the field's id, so that the summary's link leads there. */
export const choiceField = <Field extends string>(
  field: Field,
  { legend, choices }: ChoiceOptions,
  entry: Entry<Field>,
): Markup =>
  html`<fieldset class="choices" ${described(field, false, entry)}>
    <legend>${legend}</legend>
    ${problemOf(field, entry)}
    ${choices.map(({ value, label, hint }, position) => {
      const id = position === 0 ? field : `${field}-${value}`;
      return html`<div class="choice">
        <input
          type="radio"
          id="${id}"
          name="${field}"
          value="${value}"
          ${entry.typed[field] === value && html`checked`}
          ${hint !== undefined && html`aria-describedby="${id}-${value}-hint"`}
        />
        <label for="${id}">${label}</label>
        ${hint !== undefined && html`<p class="hint" id="${id}-${value}-hint">${hint}</p>`}
      </div>`;
    })}
  </fieldset>`;

export const checkField = <Field extends string>(
  field: Field,
  { value, label }: Choice,
  entry: Entry<Field>,
): Markup =>
  html`<div class="field">
    ${problemOf(field, entry)}
    <div class="choice">
      <input
        type="checkbox"
        id="${field}"
        name="${field}"
        value="${value}"
        ${entry.typed[field] === value && html`checked`}
        ${described(field, false, entry)}
      />
      <label for="${field}">${label}</label>
    </div>
  </div>`;

/** All problems in one place, each linked to its field; focused when the page is shown again. */
export const problemSummary = ({
  problems,
}: {
  readonly problems: Readonly<Record<string, string>>;
}): Markup | null => {
  const listed = Object.entries(problems);
  if (listed.length === 0) return null;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>
      ${listed.length === 1 ? 'One answer needs another look' : `${listed.length} answers need another look`}
    </h2>
    <ul>
      ${listed.map(([field, problem]) => html`<li><a href="#${field}">${problem}</a></li>`)}
    </ul>
  </div>`;
};
