import type { CategoryNode } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategoryTree } from './CategoryTree.tsx'

const lines: [symbol: string, name: string, count: number, children: string[]][] = [
  ['capacitor', '电容', 56_817, ['贴片电容 MLCC', '铝电解电容', '钽电容', '薄膜电容']],
  ['resistor', '电阻', 101_246, ['贴片电阻', '采样电阻', '排阻', '电位器']],
  ['inductor', '电感与磁性', 38_171, ['功率电感', '贴片电感', '磁珠']],
  ['diode', '二极管', 33_388, ['肖特基二极管', '稳压二极管', '开关二极管']],
  ['transistor', '晶体管', 42_881, ['场效应管 MOSFET', '三极管 BJT', 'IGBT']],
  ['power', '电源管理', 36_082, ['线性稳压器 LDO', 'DC-DC 转换器', '电池管理']],
  ['mcu', '单片机与处理器', 11_293, ['ARM Cortex-M 单片机', 'RISC-V 单片机', 'FPGA 与 CPLD']],
  ['amplifier', '放大器与比较器', 10_833, ['运算放大器', '比较器', '仪表放大器']],
  ['interface', '接口与通信', 11_275, ['CAN 收发器', 'RS-485', 'USB']],
  ['logic', '逻辑器件', 9230, ['门电路', '移位寄存器', '电平转换']],
  ['memory', '存储器', 3118, ['NOR Flash', 'EEPROM', 'DRAM']],
  ['converter', '数据转换', 4678, ['ADC', 'DAC', '模拟前端']],
  ['clock', '晶振与时钟', 12_328, ['无源晶振', '有源晶振', 'RTC']],
  ['connector', '连接器', 98_194, ['线对板', 'USB 连接器', 'FPC']],
  ['protection', '电路保护', 36_392, ['TVS', '保险丝', '压敏电阻']],
  ['opto', '光电与显示', 9316, ['LED', '光耦', '数码管']],
  ['sensor', '传感器', 6602, ['温度', '磁性', '运动']],
  ['other', '其他', 918, []],
]

const nodes = lines.map(([symbol, name, count, children], at): CategoryNode => ({
  id: at + 1,
  name,
  parentId: null,
  level: 1,
  count,
  symbol,
  children: children.map((child, order) => ({
    id: (at + 1) * 100 + order,
    name: child,
    parentId: at + 1,
    level: 2,
    count: 1200 + order * 310,
    symbol: '',
  })),
}))

const meta = {
  component: CategoryTree,
  parameters: {
    docs: {
      description: {
        component: '按分类看目录：符号、名字、数量。首页是格子，选型页是树。数量为零的也留着，只是安静一点。',
      },
    },
  },
  args: { nodes, hrefOf: (category) => `#${category.id}` },
} satisfies Meta<typeof CategoryTree>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '电容' })).toHaveAttribute('href', '#1')
    await expect(canvas.getByRole('link', { name: '贴片电容 MLCC' })).toHaveAttribute('href', '#100')
  },
}

/** The whole catalogue, both levels with their counts. */
export const Index: Story = {
  args: { mode: 'index' },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: /二极管/ })).toBeVisible(),
}

export const Loading: Story = { args: { nodes: [], isLoading: true } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48, width: 822, maxWidth: '100%' }}>
      <CategoryTree {...args} />
      <CategoryTree {...args} nodes={nodes.slice(0, 2)} mode="index" />
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
