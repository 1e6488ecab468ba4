import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DocumentDialog } from './document-dialog.tsx';
import { tramuntana } from './testing/example-applications.ts';

const [pdf, picture] = tramuntana.vendor.papers;
if (!pdf || !picture) throw new Error('the example has two documents');

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="620" height="876"><rect width="620" height="876" fill="#fdfcf8"/><text x="60" y="110" font-size="28" font-family="serif">Pòlissa 2026</text><path d="M60 160h500M60 200h460M60 240h500M60 280h320" stroke="#889" stroke-width="6"/></svg>',
)}`;

const meta = {
  title: 'Admin/Vendor documents',
  component: DocumentDialog,
  args: { opened: { document: picture, address: drawn }, onClose: fn(), onSave: fn() },
} satisfies Meta<typeof DocumentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Pdf: Story = { args: { opened: { document: pdf, address: '#' } } };
