import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { now, page, paging } from '../story-records.ts'
import { FollowList } from './FollowList.tsx'

const meta = {
  component: FollowList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：我关注的作者、品牌、代理商、企业、圈子与原厂，每类一页。取消关注立即生效，行留在原处可以再关注。收藏用 FavouriteList。',
      },
    },
  },
  args: {
    items: page([
      { id: 3, name: '德州仪器', imgUrl: '', type: 'brand' as const, createTime: '2026-11-19 10:00:00' },
      { id: 9, name: '村田', imgUrl: '', type: 'brand' as const, createTime: '2026-08-02 10:00:00' },
    ]),
    kind: 'brand',
    kindHref: (kind) => `#${kind}`,
    hrefOf: ({ id }) => `#brand-${id}`,
    setFollow: fn(async (_, isOn: boolean) => ({ isOn })),
    start: '#brands',
    now,
    paging,
  },
} satisfies Meta<typeof FollowList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '德州仪器' })).toHaveAttribute('href', '#brand-3')
    await userEvent.click(canvas.getByRole('button', { name: /德州仪器/ }))
    await expect(args.setFollow).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }), false)
  },
}
export const Empty: Story = {
  args: { items: page([]), kind: 'author' },
  play: async ({ canvas }) => expect(canvas.getByText('还没有关注作者')).toBeVisible(),
}
export const Picture: Story = {}
