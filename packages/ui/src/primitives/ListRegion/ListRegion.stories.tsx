import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ListRegion } from './ListRegion.tsx'
import type { Listed } from './listed.ts'

const rows: Listed<string> = { data: ['LM358', 'NE555', 'AMS1117-3.3'], totalRecord: 43 }

const meta = {
  component: ListRegion<string>,
  args: {
    list: rows,
    empty: <EmptyState title="还没有型号" why="看过的型号会留在这里。" />,
    children: (models) => (
      <ul aria-label="型号">
        {models.map((model) => (
          <li key={model}>{model}</li>
        ))}
      </ul>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          '一页列表的四种样子：正在来、没来、空着、来了，下面是页码。正在来和来了几条会读给听的人。表格用 PagedTable。',
      },
    },
  },
} satisfies Meta<typeof ListRegion<string>>

export default meta
type Story = StoryObj<typeof meta>

/** The rows, and nothing under them where no page is asked for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('已加载 3 条')
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Paged: Story = {
  args: { paging: { page: 2, pageSize: 20, hrefFor: (page) => `#page=${page}`, label: '型号分页' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '型号分页' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#page=3')
  },
}

export const Loading: Story = {
  args: { list: 'loading' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('正在加载'),
}

export const Failed: Story = {
  args: { list: { kind: 'network', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect((args.list as { onRetry: () => void }).onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { list: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('还没有型号')).toBeVisible(),
}
