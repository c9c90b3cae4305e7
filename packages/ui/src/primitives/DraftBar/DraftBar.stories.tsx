import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DraftBar } from './DraftBar.tsx'

const now = new Date('2025-11-03T09:20:00+08:00')

const meta = {
  component: DraftBar,
  parameters: {
    docs: {
      description: {
        component:
          '放在表单字段之前，告诉用户草稿的状态：已恢复、正在保存、已保存、与服务器冲突。打开表单发现本机有草稿时用 `restored`；服务器内容更新时用 `conflict`，先让用户看差异，绝不静默覆盖。不要用它提示提交结果，那是 Toast 或结果页的事；也不要在没有草稿的表单里占位。',
      },
    },
  },
  args: { state: 'restored', savedAt: '2025-11-03 09:12:00', now, onDiff: fn(), onDiscard: fn() },
} satisfies Meta<typeof DraftBar>

export default meta
type Story = StoryObj<typeof meta>

export const Restored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已恢复 8分钟前的草稿')
    await userEvent.click(canvas.getByRole('button', { name: '查看差异' }))
    await expect(args.onDiff).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '丢弃' }))
    await expect(args.onDiscard).toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDiscard).toHaveBeenCalled()
  },
}

export const Saving: Story = { args: { state: 'saving' } }
export const Saved: Story = { args: { state: 'saved', place: 'server' } }
export const SavedOnDevice: Story = { args: { state: 'saved' } }
export const Conflict: Story = { args: { state: 'conflict' } }
export const Narrow: Story = {
  args: { state: 'conflict' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <DraftBar {...args} />
      <DraftBar {...args} state="conflict" />
      <DraftBar {...args} state="saving" />
      <DraftBar {...args} state="saved" />
      <DraftBar {...args} state="saved" place="server" />
      <div style={{ width: 288 }}>
        <DraftBar {...args} state="conflict" savedAt="2025-10-01 18:40:00" />
      </div>
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
