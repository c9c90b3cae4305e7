import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarPlot } from './BarPlot.tsx'

const weeks = Array.from({ length: 12 }, (_, at) => ({ since: `09-${10 + at}`, count: ((at * 37) % 61) * 40 }))

const meta = {
  component: BarPlot,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一段时间里每天或每周的数量。图只给眼睛看，最要紧的数用字写在上面；“看数字”展开同样的数据表。没有数据时不要画空图，用 EmptyState 说明。',
      },
    },
  },
  args: {
    caption: '最高 09-15，2,080 次',
    bars: weeks.map(({ count }) => count),
    ends: ['09-10', '09-21'],
    table: { caption: '每周次数', head: ['周', '次数'], rows: weeks.map(({ since, count }) => [since, String(count)]) },
  },
} satisfies Meta<typeof BarPlot>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('看数字'))
    await expect(canvas.getByRole('row', { name: '09-11 1480' })).toBeVisible()
  },
}

/** All of it nothing: no line, no bar. */
export const Flat: Story = { args: { bars: [0, 0, 0], caption: '还没有' } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
