import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BannerStrip } from './BannerStrip.tsx'

const picture = (words: string, tone: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><rect width="1200" height="400" fill="${tone}"/><text x="60" y="220" font-size="64" fill="#fff">${words}</text></svg>`)}`

const meta = {
  component: BannerStrip,
  parameters: {
    docs: {
      description: {
        component:
          '用途：商城首页、资讯首页和文章页的轮播图，一次一张，宽高比 3:1，点图进入。一张时不轮播，没有时不占位置。不要放只有图上才有的文字，标题要说清去哪里。',
      },
    },
  },
  args: {
    label: '商城活动',
    banners: [
      { id: 1, title: '国产 MCU 替代专场', imgUrl: picture('国产 MCU 替代专场', '#2f5d50'), url: '/mall/index/1' },
      { id: 2, title: '电源芯片现货', imgUrl: picture('电源芯片现货', '#7a4a24'), url: '/mall/index/1?hasStock=true' },
    ],
  },
} satisfies Meta<typeof BannerStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '国产 MCU 替代专场' })).toHaveAttribute('href', '/mall/index/1')
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }))
    await expect(await canvas.findByRole('link', { name: '电源芯片现货' })).toBeVisible()
  },
}
export const Empty: Story = { args: { banners: [] } }
