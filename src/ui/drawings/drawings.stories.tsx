import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import {
  DepartmentDrawing,
  DRAWN_DEPARTMENTS,
  DRAWN_STEPS,
  EMPTY_SCENES,
  EmptyDrawing,
  ListingTile,
  MarinaAtDawn,
  StepDrawing,
} from './index.ts';
import { MOTIF_NAMES } from './motif-keywords.ts';

const meta = { title: 'Drawings' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

interface SheetProps {
  widths: readonly number[];
  children: (widthPx: number) => ReactNode;
}

function Sheet({ widths, children }: SheetProps) {
  return widths.map((widthPx) => (
    <div key={widthPx} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 24 }}>
      {children(widthPx)}
    </div>
  ));
}

const LISTINGS = ['Nordkap 12', 'Amaro 5 kg', 'Solent 14 mm', 'Ferro'];

const HERO_BOXES = [
  [1280, 560],
  [960, 280],
  [360, 300],
  [360, 420],
] as const;

export const Marina: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {HERO_BOXES.map(([width, height]) => (
        <div key={`${width}x${height}`} style={{ width, height, maxWidth: '100%' }}>
          <MarinaAtDawn title="A marina at dawn, two yachts moored along the quay" />
        </div>
      ))}
    </div>
  ),
};

export const Departments: Story = {
  render: () => (
    <Sheet widths={[360, 240, 160]}>
      {(width) =>
        DRAWN_DEPARTMENTS.map((department) => (
          <div key={department} style={{ width }}>
            <DepartmentDrawing department={department} />
          </div>
        ))
      }
    </Sheet>
  ),
};

export const EmptyStates: Story = {
  render: () => (
    <Sheet widths={[280, 160]}>
      {(width) =>
        EMPTY_SCENES.map((scene) => (
          <figure key={scene} style={{ width, margin: 0 }}>
            <EmptyDrawing scene={scene} />
            <figcaption>{scene}</figcaption>
          </figure>
        ))
      }
    </Sheet>
  ),
};

export const Steps: Story = {
  render: () => (
    <Sheet widths={[240, 120]}>
      {(width) =>
        DRAWN_STEPS.map((step) => (
          <figure key={step} style={{ width, margin: 0 }}>
            <StepDrawing step={step} />
            <figcaption>{step}</figcaption>
          </figure>
        ))
      }
    </Sheet>
  ),
};

/** A department's own motif, for names without a keyword. */
export const ListingTiles: Story = {
  render: () => (
    <Sheet widths={[240, 96]}>
      {(width) =>
        DRAWN_DEPARTMENTS.flatMap((department) =>
          LISTINGS.map((name) => (
            <div key={department + name} style={{ width, height: width * 0.75 }}>
              <ListingTile department={department} category={null} name={`${name}, ${department}`} />
            </div>
          )),
        )
      }
    </Sheet>
  ),
};

/** One tile of each motif, named by its keyword. */
export const ListingMotifs: Story = {
  render: () => (
    <Sheet widths={[220, 72]}>
      {(width) =>
        MOTIF_NAMES.map((name) => (
          <figure key={name} style={{ width, margin: 0 }}>
            <div style={{ height: width * 0.75 }}>
              <ListingTile department="crew" category={null} name={name} />
            </div>
            <figcaption>{name}</figcaption>
          </figure>
        ))
      }
    </Sheet>
  ),
};
