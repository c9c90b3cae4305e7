import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PlatformMessageForm } from './PlatformMessageForm.tsx'

const meta = {
  component: PlatformMessageForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：管理员以平台名义给指定用户或全部用户发消息；发给全部之前要确认，发出后不能撤回。被拒绝时写的都还在。不要用它群发营销内容，也不要替代审核结果的自动通知。',
      },
    },
  },
  args: { send: fn(async () => undefined) },
} satisfies Meta<typeof PlatformMessageForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function write({ canvas, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('textbox', { name: /标题/ }))
  await userEvent.paste('11 月 22 日凌晨维护')
  await userEvent.click(canvas.getByRole('textbox', { name: /内容/ }))
  await userEvent.paste('2:00 至 4:00 暂停服务，请提前保存。')
}

export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(canvas.getAllByText('请输入用户编号')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('textbox', { name: /用户编号/ }))
    await userEvent.paste('7\n81\n7')
    await userEvent.keyboard('{Enter}')
    await write(play)
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(args.send).toHaveBeenCalledWith({
      title: '11 月 22 日凌晨维护',
      content: '2:00 至 4:00 暂停服务，请提前保存。',
      userIds: [7, 81],
    })
    await expect(await canvas.findByText('已发给 2 位用户')).toBeVisible()
  },
}

/** To everybody: it is asked about first, and a refusal loses nothing. */
export const Everybody: Story = {
  args: {
    send: fn(async () => {
      throw new Error('今天已经给全部用户发过一次')
    }),
  },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole('radio', { name: '全部用户' }))
    await write(play)
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: '发给全部用户' }))
    await expect(await dialog.findByText('今天已经给全部用户发过一次')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /标题/ })).toHaveValue('11 月 22 日凌晨维护')
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
