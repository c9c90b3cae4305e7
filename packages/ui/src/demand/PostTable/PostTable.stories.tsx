import type { MyDemand } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { now, offered, wanted } from '../story-data.ts'
import { PostTable, type PostTableProps } from './PostTable.tsx'

const mine = (id: number, rest: Partial<MyDemand> = {}): MyDemand => ({ ...wanted, unreadCount: 0, ...rest, id })

const posts = [
  mine(1, { unreadCount: 3, bestPrice: 5.68 }),
  mine(2, { ...offered, model: 'CL05B104KO5NNNC', quantity: 4_000_000, price: 0.0048, enquiryCount: 6 }),
  mine(3, { model: 'LTC6811HG-2#3ZZPBF', status: 'rejected', rejectReason: '说明里有电话', enquiryCount: 0 }),
  mine(4, { model: 'BLM18PG121SN1D', status: 'expired' }),
]

const meta = {
  component: PostTable,
  parameters: {
    docs: {
      description: { component: '自己的供求：数量、单价、批号和有效期就地改，每行说自己的错；勾选后一起处理。' },
    },
  },
  args: {
    posts: { data: posts, totalRecord: posts.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    selection: { selected: new Set(), onChange: fn() },
    hrefOf: ({ id }) => `#post${id}`,
    now,
    change: fn(async () => {}),
    actionOf: ({ model }) => (
      <Button size="sm" aria-label={`管理 ${model}`}>
        管理
      </Button>
    ),
    whenEmpty: <EmptyState title="还没有发布过供求" action={<LinkButton href="#create">发布供求</LinkButton>} />,
  },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof PostTable>

export default meta
type Story = StoryObj<typeof meta>

function Ticked(args: PostTableProps) {
  const [selected, setSelected] = useState(args.selection.selected)
  return <PostTable {...args} selection={{ selected, onChange: setSelected }} />
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /STM32F103C8T6/ }))
    await expect(row.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '#post1')
    await expect(row.getByText(/3 个新/)).toBeVisible()
    await expect(canvas.getByText('驳回：说明里有电话')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: /2,000/ }))
    await userEvent.clear(row.getByRole('textbox', { name: '数量' }))
    await userEvent.type(row.getByRole('textbox', { name: '数量' }), '0{Enter}')
    await expect(row.getByRole('alert')).toHaveTextContent('数量')
    await expect(args.change).not.toHaveBeenCalled()
    await userEvent.clear(row.getByRole('textbox', { name: '数量' }))
    await userEvent.type(row.getByRole('textbox', { name: '数量' }), '3000{Enter}')
    await expect(args.change).toHaveBeenCalledWith(posts[0], 'quantity', '3000')
  },
}
/** What the server says of one row stands in its cell, with what was typed. */
export const Refused: Story = {
  args: { change: fn(() => Promise.reject(new Error('没有找到这条供求，它可能已被删除'))) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /STM32F103C8T6/ }))
    await userEvent.click(row.getByRole('button', { name: /24\+/ }))
    await userEvent.type(row.getByRole('textbox', { name: '批号' }), '25+{Enter}')
    await expect(await row.findByText('没有找到这条供求，它可能已被删除')).toBeVisible()
    await expect(row.getByRole('textbox', { name: '批号' })).toHaveValue('24+25+')
  },
}
/** Some of those that were ticked could not be done. */
export const Faults: Story = {
  args: {
    faults: new Map([[3, '未通过审核，请修改后重新发布']]),
    selection: { selected: new Set(['3']), onChange: fn() },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('未通过审核'),
}
export const Empty: Story = {
  args: { posts: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '发布供求' })).toBeVisible(),
}
export const Loading: Story = { args: { posts: 'loading' } }
export const Failed: Story = { args: { posts: { kind: 'network', onRetry: fn() } } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
