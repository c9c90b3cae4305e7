import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BareHeader } from '../../frame/BareHeader/BareHeader.tsx'
import { SiteFooter } from '../../frame/SiteFooter/SiteFooter.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { BareLayout } from './BareLayout.tsx'

const meta = {
  component: BareLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '没有站点外壳的页面：注册、支付结果、出错页。最宽 960 px，上面只有标志与“返回首页”，下面一行版权。需要导航的页面不要用它。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    header: <BareHeader home="#home" />,
    footer: <SiteFooter variant="line" places={{}} year={2025} />,
    children: (
      <>
        <h1>注册</h1>
        <EmptyState title="邀请链接已过期" why="请让邀请您的人重新发一个。" />
      </>
    ),
  },
} satisfies Meta<typeof BareLayout>

export default meta
type Story = StoryObj<typeof meta>

/** No navigation, one way home, one line at the foot. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '返回首页' })).toBeVisible()
    await expect(canvas.getByText(/版权所有/)).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** The narrowest window there is: nothing is cut. */
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
