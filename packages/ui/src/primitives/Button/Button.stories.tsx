import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, LayoutGrid, Star, Table } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          '做一件事。一屏只有一个 primary；danger 只给拿走东西的那一步；只有图标时给 aria-label。去别处用 LinkButton 或 Link。',
      },
    },
  },
  args: { children: '发布需求', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginBottom: 12 } as const

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布需求' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Primary: Story = { args: { tone: 'primary' } }

export const Quiet: Story = { args: { tone: 'quiet' } }

/** The answer of a dialog that takes something away. */
export const Danger: Story = { args: { tone: 'danger', children: '删除 3 个文件' } }

/** Out of reach, and said so to a screen reader. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Waiting keeps the width, and a second press does nothing. */
export const Pending: Story = {
  args: { tone: 'primary', isPending: true, children: '提交中' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Pressed in: the wash, the filled icon and `aria-pressed` say so together. */
export const PressedOn: Story = {
  args: { isPressedOn: true, children: '已收藏 85' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const Picture: Story = {
  render: () => (
    <>
      <div style={row}>
        <Button tone="primary">主要操作</Button>
        <Button>次要</Button>
        <Button tone="quiet">轻</Button>
        <Button tone="danger">删除 3 个文件</Button>
        <LinkButton href="/demand">去看看</LinkButton>
      </div>
      <div style={row}>
        <Button tone="primary" size="sm">
          小 28
        </Button>
        <Button tone="primary">中 36</Button>
        <Button tone="primary" size="lg">
          大 44
        </Button>
        <Button isDisabled>不可用</Button>
        <Button tone="primary" isPending>
          提交中
        </Button>
        <Button isPending>
          <Icon of={Download} />
          下载
        </Button>
      </div>
      <div style={row}>
        <Button shape="icon" aria-label="复制">
          <Icon of={Copy} />
        </Button>
        <Button shape="icon" size="sm" tone="quiet" aria-label="下载">
          <Icon of={Download} />
        </Button>
        <Button isPressedOn={false}>
          <Icon of={Star} />
          收藏 84
        </Button>
        <Button isPressedOn>
          <Icon of={Star} />
          已收藏 85
        </Button>
        <Button isPressedOn>
          <Icon of={Table} isLine />
          表格
        </Button>
        <Button isPressedOn={false}>
          <Icon of={LayoutGrid} />
          卡片
        </Button>
      </div>
      <div style={{ width: 240 }}>
        <Button tone="primary" size="lg" shape="block">
          加入购物车
        </Button>
      </div>
    </>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
