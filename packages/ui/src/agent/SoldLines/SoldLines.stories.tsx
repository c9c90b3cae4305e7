import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { line, now } from '../story-data.ts'
import { SoldLines } from './SoldLines.tsx'

const { certUrl: _certUrl, certExpire: _certExpire, ...bare } = line

const meta = {
  component: SoldLines,
  parameters: {
    docs: {
      description: {
        component:
          '用途：代理商或贸易商主页上的产品线，访客看到的样子：品牌、分类、授权状态与证书。自己的产品线用 ProductLineTable。',
      },
    },
  },
  args: {
    lines: [
      line,
      { ...line, id: 32, brandCn: '兆易创新', brandName: 'GigaDevice', certExpire: '2026-12-13' },
      { ...bare, id: 33, brandCn: '圣邦微', brandName: 'SGMICRO' },
      { ...line, id: 34, brandCn: '村田', brandName: 'muRata', certExpire: '2026-01-31' },
    ],
    brandHref: (id) => `#brand-${id}`,
    now,
  },
} satisfies Meta<typeof SoldLines>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('授权有效')).toBeVisible()
    await expect(canvas.getByText('24 天后到期')).toBeVisible()
    await expect(canvas.getByText('独立分销')).toBeVisible()
    await expect(canvas.getByText('授权已到期')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看证书：TI 的授权' })).toHaveAttribute('href', line.certUrl)
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
