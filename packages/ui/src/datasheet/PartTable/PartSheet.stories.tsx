import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PartSheet, type PartSheetProps } from './PartSheet.tsx'
import { capacitors } from './samples.ts'

/** The page keeps what is put aside, and how the list is seen. */
function Kept(props: PartSheetProps) {
  const [compared, setCompared] = useState<ReadonlySet<number>>(props.compared ?? new Set())
  const [view, setView] = useState(props.view)

  return (
    <PartSheet
      {...props}
      view={view}
      onView={(next) => {
        setView(next)
        props.onView(next)
      }}
      compared={compared}
      onCompare={(part, isCompared) => {
        setCompared((last) => new Set(isCompared ? [...last, part.id] : [...last].filter((id) => id !== part.id)))
        props.onCompare?.(part, isCompared)
      }}
    />
  )
}

const meta = {
  component: PartSheet,
  parameters: {
    docs: {
      description: { component: '找到的型号：上面一行是能做的事，读者在表格与卡片之间选。不要工具栏时用 PartTable。' },
    },
  },
  render: (args) => <Kept {...args} />,
  args: {
    parts: capacitors,
    caption: '0.1uF 0402 的型号',
    hrefOf: (part) => `#part-${part.id}`,
    datasheetOf: (part) => (part.specId === null ? null : `#spec-${part.specId}`),
    compared: new Set([1]),
    onCompare: fn(),
    view: 'auto',
    onView: fn(),
    toolbar: {
      title: '型号',
      total: 84,
      order: { value: 'relevance', options: [{ value: 'relevance', label: '相关度' }], onChange: fn() },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1024, '--sticky-top': '0' } as React.CSSProperties}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartSheet>

export default meta
type Story = StoryObj<typeof meta>

const compare = /^对比 CC0402KRX7R7BB104$/

/** A part is put aside in the table and taken back in the cards. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: compare }))
    await expect(canvas.getByRole('button', { name: compare })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await canvas.findByRole('button', { name: '卡片' }))
    await expect(args.onView).toHaveBeenCalledWith('cards')
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: compare }))
    await expect(args.onCompare).toHaveBeenLastCalledWith(capacitors[1], false)
    await userEvent.click(canvas.getByRole('button', { name: '表格' }))
    await expect(canvas.getByRole('table', { name: '0.1uF 0402 的型号' })).toBeVisible()
  },
}

export const Picture: Story = { globals: { viewport: { value: 'desktop' } }, args: { view: 'cards' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
