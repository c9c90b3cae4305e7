import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberText } from './NumberText.tsx'

const meta = {
  component: NumberText,
  parameters: {
    docs: {
      description: {
        component: '一个数：千位分开，最多六位小数，位位对齐，单位安静地跟着。钱用 MoneyText，时间用 TimeText。',
      },
    },
  },
  args: { value: 32901, unit: '片' },
} satisfies Meta<typeof NumberText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('32,901 片')
  },
}

/** Nothing is known: a dash, not a zero. */
export const Unknown: Story = { args: { value: null } }

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', width: 160, fontSize: 13 }}>
      <NumberText value={32901} unit="片" />
      <NumberText value={0.0031} unit="A" />
      <NumberText value={-40} unit="°C" />
      <NumberText value={null} />
    </div>
  ),
}
