import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { suits } from '../story-data.ts'
import { RowTable } from './RowTable.tsx'

const meta = {
  component: RowTable,
  parameters: {
    docs: { description: { component: '用途：登记系统的一张清单，列随清单而定。司法一类先写身份，再写金额。' } },
  },
  args: {
    caption: '法律诉讼',
    rows: { data: suits, totalRecord: 2 },
    hrefOf: ({ id }) => `#risk${id}`,
  },
} satisfies Meta<typeof RowTable>

export default meta
type Story = StoryObj<typeof meta>

/** Who one was stands before how much it was about, whatever order the source has. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['日期', '记录', '身份', '金额', '状态', '案号'])
    await expect(canvas.getByRole('link', { name: '买卖合同纠纷' })).toHaveAttribute('href', '#risk1')
  },
}
export const Loading: Story = { args: { rows: 'loading' } }
export const Failed: Story = { args: { rows: { kind: 'server', onRetry: fn() } } }
export const Empty: Story = { args: { rows: { data: [], totalRecord: 0 } } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
