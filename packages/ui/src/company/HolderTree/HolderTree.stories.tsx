import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { holders, ownership } from '../story-data.ts'
import { HolderTable } from './HolderTable.tsx'
import { HolderTree } from './HolderTree.tsx'

const meta = {
  component: HolderTree,
  subcomponents: { HolderTable: HolderTable as never },
  parameters: {
    docs: {
      description: {
        component: '用途：谁在企业背后。铜线是控制路径，互相持股处画虚线；手机上是带铜边的嵌套列表。表与图内容相同。',
      },
    },
  },
  args: { ownership, hrefOf: (id) => `#company${id}` },
} satisfies Meta<typeof HolderTree>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows walk the drawing, and Enter is the browser's own on a link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const self = await canvas.findByRole('treeitem', { name: /本企业/ })
    self.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('treeitem', { name: /苏州漱石.*持股 25\.00%/, selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toHaveAccessibleName(/深圳听雨.*62\.50%，控制路径/)
    await expect(document.activeElement).toHaveAttribute('href', '#company31')
    await expect(canvas.getAllByText('循环持股，见上')[0]).toBeVisible()
  },
}
export const Partial: Story = {
  args: { ownership: { ...ownership, isWhole: false, controller: undefined } },
  play: ({ canvas }) => expect(canvas.getByText(/还有上层股东没有列出/)).toBeVisible(),
}
export const Table: Story = {
  render: ({ hrefOf }) => <HolderTable holders={{ data: holders, totalRecord: 3 }} hrefOf={hrefOf} />,
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /粤芯成长.*未公示/ })).toBeVisible(),
}
export const TableFailed: Story = {
  render: ({ hrefOf }) => <HolderTable holders={{ kind: 'network', onRetry: fn() }} hrefOf={hrefOf} />,
}
export const Picture: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
