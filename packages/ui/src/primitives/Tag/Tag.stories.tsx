import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Tag } from './Tag.tsx'

const meta = {
  component: Tag,
  parameters: {
    docs: {
      description: {
        component:
          '一样东西的一个词：授权、需改板、需求。能去掉的是筛选。状态用 StatusTag，数用 Badge。一行不要超过三个。',
      },
    },
  },
  args: { children: '独立' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Removable: Story = {
  args: { children: '封装 0402', onRemove: fn(), removeLabel: '移除 封装 0402' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 封装 0402' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag>独立</Tag>
      <Tag tone="ok">
        <Icon of={BadgeCheck} size={12} />
        授权
      </Tag>
      <Tag tone="warn">
        <Icon of={TriangleAlert} size={12} />
        需改板
      </Tag>
      <Tag tone="danger">停产</Tag>
      <Tag tone="info">待审核</Tag>
      <Tag tone="accent">草稿</Tag>
      <Tag tone="demand">需求</Tag>
      <Tag tone="supply">供应</Tag>
      <Tag onRemove={() => {}} removeLabel="移除 封装 0402">
        封装 0402
      </Tag>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
