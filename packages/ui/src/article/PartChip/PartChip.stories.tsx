import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChipModel } from '@xinpu/sdk/types'
import { expect, fn, screen } from 'storybook/test'
import { PartChip } from './PartChip.tsx'

const part: ChipModel = {
  id: 3,
  model: 'LM358DR',
  brandId: 1,
  brandCn: '德州仪器',
  brandEn: 'Texas Instruments',
  brandName: 'TI',
  fullLogo: '',
  categoryId: 1,
  categoryName: '运算放大器',
  package: 'SOIC-8',
  description: '双运算放大器，3 V 至 32 V 单电源',
  lifecycle: 'active',
  specId: null,
  datasheetUrl: '',
  stock: null,
  params: [],
  updateTime: '2026-11-01T00:00:00Z',
}

const meta = {
  component: PartChip,
  parameters: {
    docs: { description: { component: '文中的型号：本身是链接，指针停留或键盘聚焦时显示型号库里的资料。' } },
  },
  args: {
    model: 'LM358',
    label: 'LM358',
    href: '#part',
    parts: { data: [part], totalRecord: 1 },
    hrefOf: ({ id }) => `#${id}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof PartChip>

export default meta
type Story = StoryObj<typeof meta>

const opened =
  (words: string): Story['play'] =>
  async ({ args, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByText(words)).toBeVisible()
    await expect(args.onOpen).toHaveBeenCalled()
  }

export const Known: Story = { play: opened('双运算放大器，3 V 至 32 V 单电源') }
export const Several: Story = {
  args: { parts: { data: [part, { ...part, id: 4, model: 'LM358P' }], totalRecord: 9 } },
  play: opened('9 个型号以此开头'),
}
export const Unknown: Story = {
  args: { parts: { data: [], totalRecord: 0 } },
  play: opened('型号库里没有这个型号。'),
}
export const Loading: Story = { args: { parts: 'loading' } }
export const Failed: Story = {
  args: { parts: { kind: 'network', message: '网络断开', onRetry: fn() } },
  play: opened('网络断开'),
}
