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

/** Values lead to the page of the datasheet that says so; one that was not found there says nothing. */
export const Sourced: Story = {
  args: {
    params: params.map((param, at) =>
      at === 1 ? param : { ...param, page: 5 + at, ...(at === 0 && { quote: '6.5' }) },
    ),
    hrefOfPage: (page) => `#page-${page}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '输入电压 出处 p.5 6.5' })).toHaveAttribute('href', '#page-5')
    await expect(canvas.getAllByRole('link')).toHaveLength(params.length - 1)
  },
}

/** A figure that only a catalogue's description tells says so, and one that stands in an older revision leads there. */
export const Told: Story = {
  args: {
    params: [
      { name: '输入电压', value: '4.5~36V', page: 5 },
      { name: '输出电流', value: '3A', page: 2, revisionId: 14 },
      { name: '开关频率', value: '500kHz', origin: 'description' },
    ],
    hrefOfPage: (page, revisionId) => `#${revisionId ?? 'current'}-${page}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '输出电流 旧版出处 p.2' })).toHaveAttribute('href', '#14-2')
    await expect(canvas.getByRole('row', { name: /开关频率 500kHz/ })).toHaveTextContent('来自目录描述')
  },
}

/** Without a datasheet the description is still named. */
export const Unsourced: Story = {
  args: { params: [{ name: '容值', value: '100nF', origin: 'description' }] },
  play: ({ canvas }) => expect(canvas.getByText('来自目录描述')).toBeVisible(),
}

export const Empty: Story = { args: { params: [] } }
export const Loading: Story = { args: { params: [], isLoading: true } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
