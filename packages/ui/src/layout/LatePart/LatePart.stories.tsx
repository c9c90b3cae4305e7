import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../../primitives/Link/Link.tsx'
import { LatePart } from './LatePart.tsx'

const meta = {
  component: LatePart,
  parameters: {
    docs: {
      description: {
        component: '先看后用的一块：服务器画好，闲下来才接上脚本；在那之前链接照样能走。自己不占地方。',
      },
    },
  },
  args: { onLive: fn(), children: <Link href="/brand">品牌</Link> },
} satisfies Meta<typeof LatePart>

export default meta
type Story = StoryObj<typeof meta>

/** Says so once, and stands in no box. */
export const Live: Story = {
  play: async ({ args, canvas }) => {
    const part = canvas.getByRole('link', { name: '品牌' }).parentElement
    await expect(part).toHaveAttribute('data-part', 'live')
    await expect(args.onLive).toHaveBeenLastCalledWith(part)
    await expect(part!.getBoundingClientRect().width).toBe(0)
  },
}
