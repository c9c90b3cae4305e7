import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { now } from '../story-records.ts'
import { PreferenceForm } from './PreferenceForm.tsx'

const meta = {
  component: PreferenceForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：账户设置里的偏好与数据。开关立即生效，没有保存按钮；清除本机数据要确认。本机的设置由外面读写，不要在这里碰存储。',
      },
    },
  },
  args: {
    linksOpenIn: 'newTab',
    onLinksOpenIn: fn(),
    usesListKeys: true,
    onUsesListKeys: fn(),
    pausesHistory: false,
    onPausesHistory: fn(async () => undefined),
    exportData: fn(async () => undefined),
    clearDevice: fn(async () => undefined),
    createTime: '2024-03-02 10:00:00',
    now,
  },
} satisfies Meta<typeof PreferenceForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '外部链接在新标签页打开' }))
    await expect(args.onLinksOpenIn).toHaveBeenCalledWith('sameTab')
    await userEvent.click(canvas.getByRole('switch', { name: '列表快捷键' }))
    await expect(args.onUsesListKeys).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('switch', { name: '暂停浏览记录' }))
    await expect(args.onPausesHistory).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: '导出我的数据' }))
    await expect(args.exportData).toHaveBeenCalledOnce()
  },
}
export const Clears: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除本机数据' }))
    const question = within(await screen.findByRole('alertdialog', { name: '清除本机数据' }))
    await expect(args.clearDevice).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '清除本机数据' }))
    await expect(args.clearDevice).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const Refused: Story = {
  args: {
    exportData: fn(async () => {
      throw new Error('操作太频繁，一小时后再试')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出我的数据' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作太频繁，一小时后再试')
  },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }
export const Picture: Story = {}
