import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Highlight } from './Highlight.tsx'

const meta = {
  component: Highlight,
  parameters: {
    docs: {
      description: {
        component: '匹配的字有底色和铜线，不加粗。范围由搜索给，组件不自己找。型号用 PartNumber 的 ranges。',
      },
    },
  },
  args: {
    text: '贴片陶瓷电容 100 nF 16 V X7R 0402',
    ranges: [
      [7, 13],
      [23, 27],
    ],
  },
} satisfies Meta<typeof Highlight>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect(marks).toEqual(['100 nF', '0402'])
  },
}

export const Nothing: Story = { args: { ranges: [] } }

/** Ranges may overlap, stand in any order and run past the end. */
export const Overlapping: Story = {
  args: {
    text: 'STM32F103C8T6',
    ranges: [
      [5, 99],
      [0, 3],
      [2, 6],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('STM32F103C8T6')
  },
}

export const Picture: Story = {}
