import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, Ellipsis, Plus } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  Badge,
  Button,
  Callout,
  Card,
  Code,
  DropdownMenu,
  Flex,
  Grid,
  Heading,
  IconButton,
  Popover,
  QuietButton,
  Separator,
  Strong,
  TabNav,
  Tabs,
  Text,
  TextLink,
  Tooltip,
} from './index.ts';

const meta = { title: 'Foundations/Radix pieces', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const colours = ['indigo', 'gray', 'amber', 'red', 'green', 'blue'] as const;

export const Buttons: Story = {
  render: () => (
    <Grid gap="3">
      {(['solid', 'soft', 'surface', 'outline'] as const).map((variant) => (
        <Flex key={variant} gap="3" wrap="wrap">
          {colours.map((color) => (
            <Button key={color} variant={variant} color={color} highContrast={color === 'gray'}>
              <Plus size={16} aria-hidden />
              Add {color}
            </Button>
          ))}
        </Flex>
      ))}
      <Flex gap="3" align="center" wrap="wrap">
        <Button size="1">Small</Button>
        <Button size="2">Medium</Button>
        <Button size="3">Large</Button>
        <Button disabled>Not now</Button>
        <IconButton aria-label="More" variant="ghost" color="gray">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      </Flex>
    </Grid>
  ),
};

export const Badges: Story = {
  render: () => (
    <Grid gap="3">
      {(['soft', 'surface', 'outline'] as const).map((variant) => (
        <Flex key={variant} gap="3" wrap="wrap">
          {colours.map((color) => (
            <Badge key={color} variant={variant} color={color}>
              <Anchor size={12} aria-hidden />
              {color}
            </Badge>
          ))}
        </Flex>
      ))}
    </Grid>
  ),
};

export const Texts: Story = {
  render: () => (
    <Grid gap="3">
      <Heading size="6">A heading of 24 px</Heading>
      <Heading size="4">A heading of 18 px</Heading>
      <Text size="2">
        Fourteen pixels for work, <Strong>strong</Strong>, <Code>QS-1042</Code>,{' '}
        <TextLink href="#there">a link</TextLink>
      </Text>
      <Text size="2" color="gray">
        Quiet words.
      </Text>
      {(['red', 'green', 'amber', 'blue'] as const).map((color) => (
        <Text key={color} size="2" color={color}>
          Words in {color}.
        </Text>
      ))}
      <Separator size="4" />
      <Card>
        <Text size="2">A card.</Text>
      </Card>
      <Callout.Root>
        <Callout.Icon>
          <Anchor size={16} aria-hidden />
        </Callout.Icon>
        <Callout.Text>A callout.</Callout.Text>
      </Callout.Root>
    </Grid>
  ),
};

export const Menu: Story = {
  render: () => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <QuietButton>
          Order
          <DropdownMenu.TriggerIcon />
        </QuietButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Reorder</DropdownMenu.Item>
        <DropdownMenu.Item shortcut="⌘ I">Invoice</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item color="red">Cancel order</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reorder' })).toHaveFocus());
  },
};

export const TabsAndNavigation: Story = {
  render: () => (
    <Grid gap="5">
      <Tabs.Root defaultValue="open">
        <Tabs.List>
          <Tabs.Trigger value="open">Open</Tabs.Trigger>
          <Tabs.Trigger value="done">Done</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="open">Open orders</Tabs.Content>
        <Tabs.Content value="done">Finished orders</Tabs.Content>
      </Tabs.Root>
      <TabNav.Root aria-label="Settings">
        <TabNav.Link href="#account" active>
          Account
        </TabNav.Link>
        <TabNav.Link href="#security">Security</TabNav.Link>
      </TabNav.Root>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Done' }));
    await expect(canvas.getByText('Finished orders')).toBeVisible();
  },
};

export const Floating: Story = {
  render: () => (
    <Flex gap="3">
      <Tooltip content="Prices without tax">
        <Button variant="soft">Net</Button>
      </Tooltip>
      <Popover.Root>
        <Popover.Trigger>
          <Button variant="soft">Filter</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="Filter" width="240px">
          <Text size="2">In stock, in Palma.</Text>
        </Popover.Content>
      </Popover.Root>
    </Flex>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Net' }).focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Prices without tax'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible());
  },
};
