import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ApplyDialog } from './ApplyDialog.tsx'

const meta = {
  component: ApplyDialog,
  parameters: {
    docs: {
      description: {
        component: '用途：投递职位或报名活动。上次用过的姓名、手机和简历已填好；没有成功时，填过的都还在。',
      },
    },
  },
  args: {
    kind: 'job',
    target: { title: '电源工程师', companyName: '厦门鹭汀照明科技有限公司' },
    uploadResume: fn(async () => ({ url: '/files/resume.pdf' })),
    isOpen: true,
    onOpenChange: fn(),
    send: fn(async () => undefined),
  },
} satisfies Meta<typeof ApplyDialog>

export default meta
type Story = StoryObj<typeof meta>

const known = {
  name: '林工',
  phone: { area: '+86-' as const, number: '13800000000' },
  resume: { url: '/files/resume.pdf', name: '林工_电源_2026.pdf' },
}

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '投递' }))
    await expect(args.send).not.toHaveBeenCalled()
    await expect(screen.getAllByText('请上传简历')[0]).toBeVisible()
  },
}

export const Known: Story = {
  args: { initial: known },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /说一句/ }), '做过两颗 36 V Buck')
    await userEvent.click(screen.getByRole('button', { name: '投递' }))
    await expect(args.send).toHaveBeenCalledWith({
      name: '林工',
      mobile: '+86-13800000000',
      resumeUrl: '/files/resume.pdf',
      remark: '做过两颗 36 V Buck',
    })
  },
}

/** What the server refused is said, and nothing is lost. */
export const Refused: Story = {
  args: { initial: known, send: fn(() => Promise.reject(new Error('这个职位已停止招聘，看看相似的职位'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '投递' }))
    await expect(await screen.findByText('这个职位已停止招聘，看看相似的职位')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /姓名/ })).toHaveValue('林工')
  },
}

export const Event: Story = {
  args: { kind: 'event', target: { title: 'LDO 数据手册共读', address: '线上直播' }, initial: known } as never,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '报名' }))
    await expect(args.send).toHaveBeenCalledWith({ name: '林工', mobile: '+86-13800000000' })
  },
}

export const Picture: Story = { args: { initial: known } }
