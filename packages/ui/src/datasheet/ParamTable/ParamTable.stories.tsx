import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mixed } from '../PartTable/samples.ts'
import { ParamTable } from './ParamTable.tsx'

const params = [
  ...(mixed[1]?.params ?? []),
  { name: '高侧 MOSFET 导通电阻', value: '110 mΩ' },
  { name: '接口', value: 'I2C / SPI / USART / CAN 2.0B / USB 2.0 全速' },
]

const meta = {
  component: ParamTable,
  parameters: {
    docs: {
      description: {
        component: '一个型号的全部参数：名字、值、复制。值照手册写，单位不换。要比较几个型号时用对比表。',
      },
    },
  },
  args: { params },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ParamTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '输入电压' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '复制输入电压' })).toBeInTheDocument()
  },
}

export const Empty: Story = { args: { params: [] } }
export const Loading: Story = { args: { params: [], isLoading: true } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
