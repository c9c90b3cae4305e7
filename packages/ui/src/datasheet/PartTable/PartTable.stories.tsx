import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChipModel } from '@xinpu/sdk/types'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PartTable, type PartTableProps } from './PartTable.tsx'
import { capacitors, mixed } from './samples.ts'

/** The page keeps what is ticked and what is liked. */
function Kept(props: PartTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(props.selection?.selected ?? new Set())
  const [favourites, setFavourites] = useState<ReadonlySet<number>>(props.favourites ?? new Set())

  return (
    <PartTable
      {...props}
      selection={
        props.selection && {
          selected,
          onChange: (next) => {
            setSelected(next)
            props.selection?.onChange(next)
          },
        }
      }
      favourites={favourites}
      onFavour={
        props.onFavour &&
        ((part, isFavour) => {
          setFavourites((last) => new Set(isFavour ? [...last, part.id] : [...last].filter((id) => id !== part.id)))
          props.onFavour?.(part, isFavour)
        })
      }
    />
  )
}

const marks: Record<string, [number, number][]> = {
  CC0402KRX7R7BB104: [
    [2, 6],
    [14, 17],
  ],
}

const meta = {
  component: PartTable,
  parameters: {
    docs: {
      description: {
        component: '一列型号：同一分类时参数成列，600 px 以下成块。行距跟着密度。一个型号单独出现用 PartCard。',
      },
    },
  },
  render: (args) => <Kept {...args} />,
  args: {
    parts: capacitors,
    caption: '0.1uF 0402 的型号',
    hrefOf: (part) => `#part-${part.id}`,
    datasheetOf: (part) => (part.specId === null ? null : `#spec-${part.specId}`),
    rangesOf: (model) => marks[model] ?? [[7, 11]],
    selection: { selected: new Set([1]), onChange: fn() },
    favourites: new Set([3]),
    onFavour: fn(),
  },
} satisfies Meta<typeof PartTable>

export default meta
type Story = StoryObj<typeof meta>

const wide = (Story: React.ComponentType) => (
  <div style={{ width: 1024, maxWidth: '100%' }}>
    <Story />
  </div>
)

/** Rows of one category: parameters stand in columns, units in the head. */
export const Default: Story = {
  decorators: [wide],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: /耐压/ })).toBeVisible()
    await userEvent.click(within(canvas.getByRole('row', { name: /CC0402KRX7R7BB104/ })).getByRole('checkbox'))
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(new Set([1, 2]))
    await userEvent.click(canvas.getByRole('button', { name: '收藏 CC0402KRX7R7BB104' }))
    await expect(canvas.getByRole('button', { name: '收藏 CC0402KRX7R7BB104' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('link', { name: 'GRM155R71C104KA88J 数据手册' })).toBeNull()
  },
}

/** A part that only looks alike says so. */
export const Alike: Story = {
  decorators: [wide],
  play: ({ canvas }) =>
    expect(
      within(canvas.getByRole('row', { name: /GRM155R71C104KA88J/ })).getByText('型号相近，非同一器件'),
    ).toBeVisible(),
}

/** Rows of several categories tell their parameters on one line. */
export const Mixed: Story = {
  decorators: [wide],
  args: { parts: mixed, rangesOf: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('columnheader', { name: '参数' })).toBeVisible(),
}

/** A package with its size in brackets is told on one line. */
export const LongPackage: Story = {
  decorators: [wide],
  args: { parts: mixed.map((part) => ({ ...part, package: 'LQFP-64(10x10)' })), rangesOf: undefined },
  play: async ({ canvas }) => {
    for (const told of canvas.getAllByText('LQFP-64(10x10)')) await expect(told.getClientRects()).toHaveLength(1)
  },
}

const atHeat = (param: ChipModel['params'][number]) =>
  param.name === '耐压' ? { ...param, name: '工作温度', value: '-40°C~+105°C' } : param

/** A range of temperatures has room beside the package. */
export const LongRange: Story = {
  decorators: [wide],
  args: { parts: capacitors.map((part) => ({ ...part, params: part.params.map(atHeat) })) },
  play: async ({ canvas }) => {
    for (const told of canvas.getAllByText('-40°C~+105°C')) {
      const cell = told.closest('td')?.getBoundingClientRect()
      await expect(told.getBoundingClientRect().right).toBeLessThan(Number(cell?.right) - 8)
    }
  },
}

export const Compact: Story = { decorators: [wide], args: { density: 'compact' } }

/** Blocks instead of rows. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'GRM155R71C104KA88D' })).toBeVisible()
  },
}

/** No header stands above a story: heads have nothing to stick under. */
const free = { '--sticky-top': '0' } as React.CSSProperties

const Sheet = (props: PartTableProps) => (
  <div
    style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, width: 1024, maxWidth: '100%', ...free }}
  >
    <PartTable {...props} />
    <PartTable {...props} parts={mixed} caption="多类型号" selection={undefined} rangesOf={undefined} />
    <PartTable {...props} density="compact" caption="紧凑" />
  </div>
)

export const Picture: Story = { render: Sheet }
export const DarkPicture: Story = { render: Sheet, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
