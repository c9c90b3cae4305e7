import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ReportDialog } from './ReportDialog.tsx'

const meta = {
  component: ReportDialog,
  parameters: {
    docs: {
      description: {
        component: '说明一份资料哪里不对（报错），或一条评论、一个帖子、一段会话有什么问题（举报），交给审核。',
      },
      story: { inline: false, height: '480px' },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    act: '报错',
    subject: 'TPS5430DDAR 数据手册',
    reasons: [
      { value: 'wrongFile', label: '文件与标题不符' },
      { value: 'wrongFigure', label: '参数有误' },
      { value: 'other', label: '其他' },
    ],
    needsWords: ['other'],
    send: fn(async () => {}),
  },
} satisfies Meta<typeof ReportDialog>

export default meta
type Story = StoryObj<typeof meta>

const submit = () => screen.findByRole('button', { name: '提交报错' })

/** Without a reason nothing is sent; with one it is sent once, and the dialog closes. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await submit())
    await expect(await screen.findAllByText('请选择报错原因')).not.toHaveLength(0)
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /哪里不对/ }))
    await userEvent.click(await screen.findByRole('option', { name: '参数有误' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /补充说明/ }), ' 表 6 的单位错了 ')
    await userEvent.click(await submit())
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ reason: 'wrongFigure', content: '表 6 的单位错了' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

/** A comment has reasons of its own, and is told of in words of its own. */
export const Comment: Story = {
  args: { act: '举报', subject: '一条评论', reasons: [{ value: 'advertising', label: '广告营销' }] },
  play: async ({ args, userEvent }) => {
    const tell = await screen.findByRole('button', { name: '提交举报' })
    await userEvent.click(tell)
    await expect(await screen.findAllByText('请选择举报原因')).not.toHaveLength(0)
    // The summary of faults names the field too.
    await userEvent.click(screen.getByRole('button', { name: /(?<!^请选择)举报原因/ }))
    await userEvent.click(await screen.findByRole('option', { name: '广告营销' }))
    await userEvent.click(tell)
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ reason: 'advertising', content: '' }))
  },
}

/** Whoever selected words on a page finds them there. */
export const Selected: Story = {
  args: { draft: { reason: 'wrongFigure', content: '“VIN 5.5 V 至 36 V”\n' } },
  play: async () =>
    expect(await screen.findByRole('textbox', { name: /补充说明/ })).toHaveValue('“VIN 5.5 V 至 36 V”\n'),
}

/** ‘其他’ says nothing by itself. */
export const Other: Story = {
  args: { draft: { reason: 'other' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await submit())
    await expect(await screen.findAllByText('请说明哪里不对')).not.toHaveLength(0)
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** A second press while the first is under way sends nothing. */
export const Twice: Story = {
  args: { draft: { reason: 'wrongFigure' }, send: fn(() => new Promise(() => {})) },
  play: async ({ args, userEvent }) => {
    const button = await submit()
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.type(screen.getByRole('textbox', { name: /补充说明/ }), '{Control>}{Enter}{/Control}')
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
}

/** The server says no: its words stand there, and what was typed stays. */
export const Refused: Story = {
  args: {
    draft: { reason: 'wrongFigure', content: '已有 2024 年的版本' },
    send: fn(async () => {
      throw new Error('操作太频繁，请 30 分钟后再试')
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await submit())
    await expect(await screen.findByText(/操作太频繁/)).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /补充说明/ })).toHaveValue('已有 2024 年的版本')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Picture: Story = { args: { draft: { reason: 'wrongFigure', content: '“VIN 5.5 V 至 36 V”' } } }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
