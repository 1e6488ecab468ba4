import { DropdownMenu as RadixMenu } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

/**
 * Never modal: a modal menu hides the page from screen readers while its trigger stays focusable, which axe rejects.
 */
function Root(props: Omit<ComponentProps<typeof RadixMenu.Root>, 'modal'>) {
  return <RadixMenu.Root {...props} modal={false} />;
}

/** Quiet highlight: the one solid navy on a screen is its primary action. */
function Content(props: ComponentProps<typeof RadixMenu.Content>) {
  return <RadixMenu.Content variant="soft" {...props} />;
}

/** Radix's menu of actions: `Root`, `Trigger`, `Content`, `Item` and the rest. */
export const DropdownMenu = {
  Root,
  Trigger: RadixMenu.Trigger,
  TriggerIcon: RadixMenu.TriggerIcon,
  Content,
  Label: RadixMenu.Label,
  Item: RadixMenu.Item,
  Group: RadixMenu.Group,
  RadioGroup: RadixMenu.RadioGroup,
  RadioItem: RadixMenu.RadioItem,
  CheckboxItem: RadixMenu.CheckboxItem,
  Sub: RadixMenu.Sub,
  SubTrigger: RadixMenu.SubTrigger,
  SubContent: RadixMenu.SubContent,
  Separator: RadixMenu.Separator,
};
