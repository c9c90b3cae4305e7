import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inWindow } from '../story-data.ts'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  component: SiteFooter,
  parameters: {
    docs: {
      description: {
        component:
          '每一页的脚：我们是谁、规矩、备案号、版本。链接由外面给，取不到友情链接就不画那一行。阅读器这类整屏页面没有它。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    places: { contact: '#contact', disclaimer: '#disclaimer', about: '#about', privacy: '#privacy', mobile: '#mobile' },
    year: 2025,
    onOpenAgreement: fn(),
    icp: { number: '粤ICP备00000000号', url: 'https://beian.miit.gov.cn/' },
    version: 'v 1.4.0 · 9f3c2e1',
    friends: [
      { name: '电子工程世界', url: 'https://www.eeworld.com.cn' },
      { name: '开源硬件社区', url: 'https://oshwhub.com' },
      { name: '元器件标准网', url: 'ftp://example' },
    ],
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '用户协议' }))
    await expect(args.onOpenAgreement).toHaveBeenCalledOnce()
    await expect(canvas.getByText('© 2025 芯谱 版权所有')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '元器件标准网' })).toBeNull()
  },
}

export const WithoutFriends: Story = { args: { friends: [] } }
/** Under pages without a frame. */
export const Line: Story = { args: { variant: 'line' } }
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: inWindow('phone') }
