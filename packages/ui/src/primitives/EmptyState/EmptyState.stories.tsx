import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const drop = fn()

const meta = {
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: '一块是空的：是什么空、为什么、下一步。主要动作只有一个。取不到不是空，用 ErrorState。',
      },
    },
  },
  args: {
    title: '没有符合全部条件的型号',
    why: '去掉“封装 0402”可多出 38 条',
    action: (
      <Button tone="primary" size="sm" onPress={drop}>
        去掉此条件
      </Button>
    ),
    secondary: <Button size="sm">发布求购</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去掉此条件' }))
    await expect(drop).toHaveBeenCalled()
  },
}

export const TitleAlone: Story = {
  args: { title: '还没有浏览记录', why: undefined, action: undefined, secondary: undefined },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
