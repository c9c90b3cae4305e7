import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { before, report } from '../story-data.ts'
import { ReportView } from './ReportView.tsx'

const meta = {
  component: ReportView,
  parameters: { docs: { description: { component: '用途：一年的年报。与上一年不同的先列出，旧值划去，新值标出。' } } },
  args: { report, previous: before, hrefOf: (id) => `#company${id}` },
} satisfies Meta<typeof ReportView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '与 2024 年不同' })).toHaveTextContent('修改 2 处，新增 1 处')
  },
}
/** The first report of a company has none before it. */
export const First: Story = {
  args: { previous: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('heading', { name: /不同/ })).toBeNull(),
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
