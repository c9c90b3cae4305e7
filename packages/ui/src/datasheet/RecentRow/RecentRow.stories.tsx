import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RecentRow } from './RecentRow.tsx'

const read: [name: string, brand: string][] = [
  ['TPS5430DDAR', '德州仪器'],
  ['STM32F103C8T6', '意法半导体'],
  ['GRM155R71C104KA88D', '村田'],
  ['W25Q128JVSIQ', '华邦'],
  ['CH340C', '南京沁恒'],
  ['TPS543x 系列评估板用户指南', '德州仪器'],
]
const entries = read.map(([name, brand], at) => ({ id: at + 1, name, brand }))

const meta = {
  component: RecentRow,
  parameters: { docs: { description: { component: '最近读过的，一行。放在首页和空结果里；没有就整行不画。' } } },
  args: { entries, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof RecentRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'CH340C' })).toHaveAttribute('href', '#5')
  },
}

/** Two were read: they keep the width of six. */
export const Few: Story = { args: { entries: entries.slice(0, 2) } }

/** Numbers break where they must, and are never shortened. */
export const LongText: Story = {
  args: {
    entries: entries.map((entry) => ({ ...entry, name: 'AAAA0402-VERY-LONG-MAKER-PART-NUMBER-123456789/REEL' })),
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
