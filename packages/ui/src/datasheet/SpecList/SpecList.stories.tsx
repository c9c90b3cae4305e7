import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpecCard, type SpecCardProps } from '../SpecCard/SpecCard.tsx'
import { SpecList } from './SpecList.tsx'

const spec = {
  id: 31,
  title: 'TPS5430 5.5 V 至 36 V 输入、3 A 降压转换器',
  model: 'TPS5430DDAR',
  brandCn: '德州仪器',
  brandName: 'TI',
  language: 'zh',
  revision: 'J',
  fileSize: 1_240_000,
  pageCount: 33,
  createTime: '2025-11-03 07:12:00',
} satisfies SpecCardProps['spec']

const specs: SpecCardProps['spec'][] = [
  spec,
  {
    ...spec,
    id: 32,
    model: 'STM32F103C8T6',
    title: 'Cortex-M3 单片机数据手册',
    brandCn: '意法半导体',
    brandName: 'ST',
    pageCount: 117,
    fileSize: 4_200_000,
  },
  {
    ...spec,
    id: 33,
    model: 'GRM155R71C104KA88D',
    title: '贴片电容 100 nF 16 V X7R 0402',
    brandCn: '村田',
    brandName: 'muRata',
    revision: '',
    pageCount: 28,
    fileSize: 800_000,
  },
  {
    ...spec,
    id: 34,
    model: 'CH340C',
    title: 'CH340 系列 USB 转串口芯片手册',
    brandCn: '南京沁恒',
    brandName: 'WCH',
    revision: '3.1',
    pageCount: 14,
    fileSize: 512_000,
  },
]

const meta = {
  component: SpecList,
  parameters: {
    docs: { description: { component: '资料一份接一份，一栏或两栏。没有时用 EmptyState，取的时候用 Skeleton。' } },
  },
  args: {
    columns: 2,
    children: specs.map((one) => (
      <SpecCard key={one.id} spec={one} href={`#${one.id}`} now={new Date('2025-11-03T09:12:00+08:00')} />
    )),
  },
} satisfies Meta<typeof SpecList>

export default meta
type Story = StoryObj<typeof meta>

/** Two side by side, their rules on one line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = ['TPS5430DDAR', 'STM32F103C8T6'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    )
    await expect(second?.top).toBe(first?.top)
  },
}

export const OneColumn: Story = { args: { columns: 1 } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
/** A phone has room for one column. */
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
