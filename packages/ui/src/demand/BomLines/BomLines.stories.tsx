import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BomLine } from '@xinpu/sdk/types'
import { expect } from 'storybook/test'
import { BomLines } from './BomLines.tsx'

const line = (rowNo: number, model: string, told: Partial<BomLine> = {}): BomLine => ({
  rowNo,
  model,
  quantity: 1,
  bucket: 'cart',
  ...told,
})

const lines = [
  line(1, 'STM32F103C8T6', { brand: 'ST', package: 'LQFP48', designator: 'U1' }),
  line(2, '', { value: '100nF 16V X7R', package: '0402', designator: 'C1-C8, C11', quantity: 9 }),
  line(3, 'DF40C-100DS-0.4V(51)', { brand: '广濑', designator: 'J3' }),
]

const meta = {
  component: BomLines,
  parameters: {
    docs: { description: { component: '用途：只读地看一份 BOM，用在分享链接里；按要做的套数算出总数。' } },
  },
  args: { lines, boards: 500 },
} satisfies Meta<typeof BomLines>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas }) => {
    const [, , second] = canvas.getAllByRole('row')
    await expect(second).toHaveTextContent('100nF 16V X7R')
    await expect(second).toHaveTextContent('4,500')
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getByText('单套 9，500 套共 4,500')).toBeVisible(),
}

/** Of five thousand lines those in sight are drawn. */
export const Many: Story = {
  args: { lines: Array.from({ length: 5000 }, (_, at) => line(at + 1, `RC0603FR-07${at + 1}KL`)) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('row').length).toBeLessThan(200),
}
