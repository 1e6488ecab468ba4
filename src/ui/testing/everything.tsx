import {
  Avatar,
  Button,
  CheckboxField,
  CodeField,
  ConfirmDialog,
  DataTable,
  DescriptionList,
  Dialog,
  DisplayHeading,
  Divider,
  EmptyState,
  ErrorState,
  FailureScreen,
  Form,
  FormActions,
  FullScreenSpinner,
  Kbd,
  Logo,
  Money,
  Notice,
  Page,
  Panel,
  PasswordField,
  FileDrop,
  PictureField,
  ProgressBar,
  Prose,
  RadioCardsField,
  SearchField,
  SelectField,
  SkeletonCard,
  SkeletonForm,
  SkeletonTable,
  SkeletonText,
  StatusBadge,
  Stepper,
  SubmitButton,
  SwitchField,
  TextAreaField,
  TextField,
  ToastViewport,
  UiTheme,
  When,
  type DataColumn,
} from '../index.ts';

const nothing = () => {};
const rows = Array.from({ length: 300 }, (_, index) => ({ id: `row-${index}`, name: `Row ${index}` }));
const columns: DataColumn<(typeof rows)[number]>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, rowHeader: true },
];
const rowKey = (row: (typeof rows)[number]) => row.id;
const options = [{ value: 'a', label: 'A' }];
const item = { id: 'hello', level: 'info', message: 'Hello', sticky: true } as const;

/** One of each component, for the tests of server rendering and hydration. */
export function Everything() {
  return (
    <UiTheme>
      <Logo />
      <Page title="Everything" lead="One of each." action={<Button>Act</Button>} breadcrumb="Home">
        <Panel title="Fields">
          <Form onSubmit={nothing} errors={[{ name: 'text', message: 'Wrong.' }]} failure="Refused.">
            <TextField label="Text" name="text" hint="Hint" error="Wrong." />
            <PasswordField label="Password" name="password" />
            <TextAreaField label="Area" name="area" />
            <SearchField label="Search" hint="Name" query="" onSearch={() => undefined} />
            <SelectField label="Select" name="select" options={options} placeholder="Choose" />
            <CheckboxField label="Checkbox" name="checkbox" />
            <SwitchField label="Switch" name="switch" />
            <RadioCardsField label="Radios" name="radios" options={options} />
            <CodeField label="Code" name="code" />
            <PictureField label="Picture" person="Mara Soler" picture={null} onChoose={nothing} />
            <FileDrop label="Drop your price list here" onChoose={nothing} />
            <FormActions>
              <SubmitButton busy>Send</SubmitButton>
            </FormActions>
          </Form>
        </Panel>
        <DataTable label="Rows" columns={columns} rows={rows} rowKey={rowKey} empty={null} />
        <DescriptionList items={[{ term: 'Term', description: 'Description' }]} />
        <Avatar name="Mara Soler" />
        <EmptyState title="Empty" />
        <ErrorState title="Failed" details="code" onRetry={nothing} />
        <FailureScreen message="Broken" details="stack" onRetry={nothing} onReload={nothing} />
        <FullScreenSpinner />
        <Notice title="Note" />
        <ProgressBar label="Progress" done={1} total={3} />
        <SkeletonText />
        <SkeletonCard />
        <SkeletonTable />
        <SkeletonForm />
        <StatusBadge tone="success">Done</StatusBadge>
        <Divider>or</Divider>
        <Stepper label="Steps" steps={[{ id: 'one', label: 'One', state: 'current' }]} />
        <DisplayHeading>Display</DisplayHeading>
        <Prose>
          <p>Prose</p>
        </Prose>
        <Kbd>K</Kbd>
        <Money amountMinor={100} currency="EUR" />
        <When at="2026-11-24T08:00:00Z" zone="Europe/Madrid" place="Palma" />
        <When at="2026-11-24T08:00:00Z" />
      </Page>
      <Dialog open={false} onOpenChange={nothing} title="Dialog" />
      <ConfirmDialog open={false} onOpenChange={nothing} title="Sure?" confirm="Yes" onConfirm={nothing}>
        Really
      </ConfirmDialog>
      <ToastViewport toasts={[item]} onClose={nothing} />
    </UiTheme>
  );
}
