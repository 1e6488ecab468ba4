/** A piece of the design system, in the words of somebody who looks for it. */
interface Piece {
  readonly name: string;
  /** The title of the stories that show it. */
  readonly stories: string;
  readonly use: string;
  readonly insteadOf?: string;
  /** Other words that people look for. */
  readonly alsoCalled: string;
}

export interface PieceGroup {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

const piece = (
  name: string,
  stories: string,
  alsoCalled: string,
  use: string,
  insteadOf?: string,
): Piece => ({
  name,
  stories,
  alsoCalled,
  use,
  insteadOf,
});

/** Every piece that features can use, by what it is for. `src/ui/index.ts` exports them unless a folder is named. */
export const pieceGroups: readonly PieceGroup[] = [
  {
    title: 'Ask for something',
    pieces: [
      piece(
        'Form',
        'Forms/Form',
        'save submit errors validation',
        'Every form: fields, the summary of errors, the buttons. Features use SubmissionForm of features/forms, which adds the wait and the server’s refusals.',
      ),
      piece(
        'TextField',
        'Forms/TextField',
        'input name line phone number quantity',
        'One line of text.',
        'For several lines: TextAreaField. For an amount: MoneyField.',
      ),
      piece(
        'TextAreaField',
        'Forms/TextAreaField',
        'note message description comment lines',
        'Several lines of text; it grows with them.',
      ),
      piece(
        'EmailField',
        'Forms/TextField',
        'email mail address',
        'An email address, with the keyboard that phones have for it.',
      ),
      piece(
        'PasswordField',
        'Forms/PasswordField',
        'secret sign in',
        'A password, which its owner can show.',
      ),
      piece(
        'CodeField',
        'Forms/CodeField',
        'digits one-time verification second factor',
        'The digits of an emailed code or an authenticator app.',
      ),
      piece(
        'SelectField',
        'Forms/SelectField',
        'dropdown choice option country port',
        'One of many, by name.',
        'For a few that need a sentence each: RadioCardsField.',
      ),
      piece(
        'RadioCardsField',
        'Forms/RadioCardsField',
        'radio choice option cards',
        'One of a few that deserve a sentence each.',
        'For many: SelectField.',
      ),
      piece(
        'CheckboxField and SwitchField',
        'Forms/CheckboxField and SwitchField',
        'tick agree toggle on off',
        'A checkbox for what is sent with a form; a switch for what takes effect at once.',
      ),
      piece(
        'MoneyField',
        'Forms/MoneyField',
        'money amount price currency euro',
        'An amount of money that is typed (features/forms).',
        'To show an amount: Money.',
      ),
      piece('SearchField', 'Forms/SearchField', 'search find filter', 'The search of a list.'),
      piece(
        'FileDrop',
        'Forms/FileDrop',
        'upload file attach photo document',
        'Choose or drop files.',
        'For the one picture of a person or company: PictureField.',
      ),
      piece(
        'PictureField',
        'Forms/PictureField',
        'logo avatar photo image',
        'A person’s or company’s picture: choose, replace, remove.',
      ),
      piece(
        'ReasonDialog',
        'Overlays/ReasonDialog',
        'reason why cancel decline refuse note',
        'A step that needs a reason (features/forms).',
        'Where no reason is needed: ConfirmDialog.',
      ),
    ],
  },
  {
    title: 'Start a step',
    pieces: [
      piece(
        'SubmitButton and BusyButton',
        'Forms/SubmitButton',
        'button save send wait loading',
        'The one primary action, which shows that it is under way.',
      ),
      piece(
        'QuietButton',
        'Layout/Page and Panel',
        'button secondary cancel',
        'The button next to the primary one, and where nothing is primary.',
      ),
      piece(
        'Button, IconButton, TextLink',
        'Foundations/Radix pieces',
        'link button icon',
        'Buttons and links of Radix, unchanged.',
        'For an action that waits for the server: BusyButton.',
      ),
      piece(
        'DropdownMenu',
        'Foundations/Radix pieces',
        'menu more actions',
        'Further actions behind one button.',
        'Never for the only action.',
      ),
    ],
  },
  {
    title: 'Show many things',
    pieces: [
      piece(
        'ListPage',
        'Data/List page',
        'list table rows filter sort search page pagination csv export columns selection',
        'Every list with a page of its own: search, filters, columns, pages, CSV (features/list-page).',
        'For a few rows within a screen: DataTable.',
      ),
      piece(
        'DataTable',
        'Data/DataTable',
        'table rows list columns sortable grid',
        'Rows within a screen, which become cards on a phone.',
        'For a list with a page of its own: ListPage.',
      ),
      piece(
        'ListFrame',
        'Data/List page',
        'toolbar search tabs',
        'The frame of a list with its search and tabs; ListPage has it.',
      ),
      piece(
        'DescriptionList',
        'Layout/Page and Panel',
        'facts details terms values',
        'Facts about one thing.',
      ),
      piece(
        'DayBars',
        'Dashboards',
        'chart bars graph days figures',
        'One figure a day, as bars; a table for screen readers.',
      ),
      piece(
        'Tabs and TabNav',
        'Foundations/Radix pieces',
        'tabs sections',
        'Parts of one screen; TabNav where each has an address.',
      ),
    ],
  },
  {
    title: 'Show a value',
    pieces: [
      piece(
        'Money',
        'Foundations/Words and figures',
        'money amount price currency euro total',
        'An amount; figures have equal width, so that columns align.',
        'To ask for one: MoneyField.',
      ),
      piece(
        'SumsTable and AmountsTable',
        'Data/Sums',
        'money total subtotal tax vat sum',
        'Amounts below each other and what they add up to.',
      ),
      piece(
        'When',
        'Foundations/Words and figures',
        'date time day instant zone',
        'A date for people, with the exact instant on hover.',
        'For how long is left: TimeLeft.',
      ),
      piece(
        'TimeLeft and SecondsLeft',
        'Data/Time left',
        'deadline countdown expires due',
        'How long something can still be answered, paid or used.',
      ),
      piece(
        'StatusBadge',
        'Feedback/StatusBadge',
        'state status badge tag label chip pill',
        'A state as icon, word and tone.',
        'Not for a count: Badge of Radix.',
      ),
      piece(
        'Avatar',
        'Data/Avatar',
        'person picture initials logo',
        'A person or company, with initials where there is no picture.',
      ),
      piece(
        'OneLine and InRow',
        'Data/One line',
        'truncate ellipsis cut long text cell',
        'Text of a cell that stays on one line; all of it on hover.',
      ),
    ],
  },
  {
    title: 'Say what happens',
    pieces: [
      piece(
        'Notice',
        'Feedback/Notice',
        'message warning info alert callout error success',
        'A message that belongs to its place and stays.',
        'For what has just happened and passes: Toast.',
      ),
      piece(
        'Toast',
        'Overlays/Toast',
        'message snackbar saved undo',
        'What has just happened, with a way to undo it. Features call useToasts of features/toasts.',
        'For what must not be missed: Notice.',
      ),
      piece(
        'EmptyState',
        'Feedback/EmptyState and ErrorState',
        'nothing none empty no results',
        'What belongs in an empty place, and the one thing to do.',
      ),
      piece(
        'ErrorState',
        'Feedback/EmptyState and ErrorState',
        'failed error refused try again offline',
        'Instead of a part that could not be loaded.',
        'For a whole screen that broke: FailureScreen.',
      ),
      piece(
        'FailureScreen',
        'Feedback/FailureScreen',
        'crash failed support details',
        'A screen, or the whole app, that has failed.',
      ),
      piece(
        'Skeletons',
        'Feedback/Skeletons',
        'loading wait placeholder',
        'The shape of what is being loaded.',
        'Where the shape is unknown: FullScreenSpinner.',
      ),
      piece(
        'FullScreenSpinner',
        'Feedback/FullScreenSpinner',
        'loading wait spinner',
        'A whole screen that is fetched.',
      ),
      piece(
        'ProgressBar',
        'Feedback/ProgressBar',
        'progress upload percent loading',
        'Work of more than a second whose end is known, with a way to stop it.',
      ),
    ],
  },
  {
    title: 'Ask before, or beside',
    pieces: [
      piece(
        'ConfirmDialog',
        'Overlays/ConfirmDialog',
        'confirm sure delete discard modal',
        'A step that cannot be undone.',
        'Where a reason is needed: ReasonDialog. What can be undone is done at once, with “Undo” in a Toast.',
      ),
      piece(
        'Dialog',
        'Overlays/Dialog',
        'modal popup window',
        'A task or text without leaving the screen.',
        'For a task with an address of its own: Page.',
      ),
      piece(
        'Popover and Tooltip',
        'Foundations/Radix pieces',
        'hint hover popup',
        'A word about something small.',
        'Nothing that is needed on a phone.',
      ),
    ],
  },
  {
    title: 'Arrange a screen',
    pieces: [
      piece(
        'Page',
        'Layout/Page and Panel',
        'screen heading title lead',
        'A screen of the workspace: heading, one line, one action, content.',
      ),
      piece(
        'Panel',
        'Layout/Page and Panel',
        'card section box',
        'A titled section with a hairline around it.',
      ),
      piece(
        'Stepper',
        'Layout/Stepper',
        'steps progress wizard',
        'All steps, to look at.',
        'Where steps are pressed: StepsNav.',
      ),
      piece(
        'StepsNav',
        'Layout/StepsNav',
        'steps wizard rail navigation',
        'All steps of a path beside the current one.',
      ),
      piece(
        'Divider',
        'Layout/Divider',
        'line or separator',
        'A thin line; with “or”, two ways to do the same.',
      ),
    ],
  },
  {
    title: 'Words, brand and drawings',
    pieces: [
      piece(
        'DisplayHeading and Prose',
        'Foundations/Words and figures',
        'heading title article text typography',
        'The large heading of public pages; running text.',
      ),
      piece('Kbd', 'Foundations/Words and figures', 'key keyboard shortcut', 'A key of the keyboard.'),
      piece('Logo', 'Foundations/Logo', 'brand mark', 'The sign and the name.'),
      piece(
        'Drawings',
        'Drawings',
        'illustration picture empty department',
        'Departments, steps, empty places, goods without a picture.',
      ),
    ],
  },
];
