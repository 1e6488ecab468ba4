import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { PictureField } from '../index.ts';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="steelblue" d="M0 0h8v8H0z"/%3E%3Cpath fill="navy" d="M0 5h8v3H0z"/%3E%3C/svg%3E';
const portrait = () => new File(['portrait'], 'mara.png', { type: 'image/png' });

const meta = {
  title: 'Forms/PictureField',
  component: PictureField,
  args: {
    label: 'Profile picture',
    hint: 'JPEG, PNG or WebP, up to 5 MB.',
    person: 'Mara Soler',
    picture: null,
    onChoose: fn(),
    onRemove: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Profile picture', { selector: 'input' });
    const file = portrait();
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const Dropping: Story = {
  play: async ({ canvas, args }) => {
    const file = portrait();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const target = canvas.getByRole('button', { name: 'Choose a picture' });
    await fireEvent(target, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const WithPicture: Story = {
  args: { picture },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { progress: 0.42 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading picture' })).toHaveAttribute(
      'aria-valuetext',
      '42 %',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { error: 'This file is not a picture. Choose a JPEG, PNG or WebP.' } };
