import type { AgreementDetail, AgreementEntry } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AgreementDesk } from './AgreementDesk.tsx'

const entry = (id: number, more: Partial<AgreementEntry>): AgreementEntry => ({
  id,
  kind: 'service',
  state: 'past',
  changes: '',
  revision: 1,
  agreed: 0,
  ...more,
})

const held = entry(2, {
  number: 2,
  state: 'inForce',
  beginTime: '2026-05-31T16:00:00.000Z',
  changes: '账号一章写明了注销前的 15 天。',
  agreed: 18_204,
})
const first = entry(1, {
  number: 1,
  beginTime: '2025-08-31T16:00:00.000Z',
  endTime: '2026-05-31T16:00:00.000Z',
  agreed: 9_127,
})
const draft = entry(3, { state: 'draft', changes: '新增云盘一章。' })
const waiting = entry(3, { ...draft, number: 3, state: 'waiting', beginTime: '2026-12-31T16:00:00.000Z' })

const chapters = [
  { title: '账号', html: '<p>您用手机号码注册。</p><p>您可以随时注销账号。</p>' },
  { title: '适用法律', html: '<p>本协议适用中华人民共和国法律。</p>' },
]

const detail = (of: AgreementEntry, more: Partial<AgreementDetail> = {}): AgreementDetail => ({
  ...of,
  content: chapters.map(({ title, html }) => `<h2>${title}</h2>${html}`).join(''),
  sections: chapters,
  ...more,
})

const written = detail(draft, {
  revision: 2,
  sections: [...chapters, { title: '云盘', html: '<p>删除的文件在回收站里留 30 天。</p>' }],
})

const meta = {
  component: AgreementDesk,
  parameters: {
    docs: {
      description: {
        component:
          '用途：编辑起草协议的下一版，预览成用户看到的样子并与现行版本逐段比较，再立即或定时发布。发布后的文字不能再改，旧版都保留；待生效的可以撤回。同一时间只有一份草稿。',
      },
    },
  },
  args: {
    items: { data: [held, first], totalRecord: 2 },
    page: 1,
    hrefFor: (page) => `?page=${page}`,
    kind: 'service',
    hrefOfKind: (kind) => `?kind=${kind}`,
    hrefOfVersion: ({ number }) => `/privacy?version=${number}`,
    onOpen: fn(async (id: number) => detail(id === 2 ? held : draft)),
    onSave: fn(async () => written),
    onPublish: fn(async () => undefined),
    onWithdraw: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof AgreementDesk>

export default meta
type Story = StoryObj<typeof meta>

/** A new version begins with the words in force; what it changes is said before it is looked at and published. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '起草新版本' }))
    await expect(await canvas.findByText('您可以随时注销账号。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存并预览' }))
    await expect(canvas.getAllByText('请写明这一版改了什么').length).toBeGreaterThan(0)
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('textbox', { name: /变更说明/ }))
    await userEvent.paste('新增云盘一章。')
    await userEvent.click(canvas.getByRole('button', { name: '保存并预览' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'service', changes: '新增云盘一章。', revision: 0 }),
    )
    const proof = within(await canvas.findByRole('figure', { name: '预览' }))
    await expect(proof.getByRole('heading', { name: /云盘/ })).toBeVisible()
    await expect(canvas.getByText('新增 2 处')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '发布第 3 版' }))
    await expect(args.onPublish).toHaveBeenCalledWith(written, undefined)
    await expect(await canvas.findByRole('table', { name: '协议的版本' })).toBeVisible()
  },
}

/** A time is needed for what is published later. */
export const Timed: Story = {
  args: { items: { data: [draft, held, first], totalRecord: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '起草新版本' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '编辑草稿' }))
    await userEvent.click(await canvas.findByRole('button', { name: '保存并预览' }))
    await userEvent.click(await canvas.findByRole('radio', { name: '定时' }))
    await userEvent.click(canvas.getByRole('button', { name: '发布第 3 版' }))
    await expect(canvas.getAllByText('请选择生效时间').length).toBeGreaterThan(0)
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
}

/** What the server says stands over the form, and nothing typed is lost. */
export const Refused: Story = {
  args: {
    items: { data: [draft, held, first], totalRecord: 3 },
    onSave: fn(async () => {
      throw Object.assign(new Error('这份草稿刚被别人改过，请重新打开再改'), { code: 409 })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑草稿' }))
    await userEvent.click(await canvas.findByRole('button', { name: '保存并预览' }))
    await expect(await canvas.findByText('这份草稿刚被别人改过，请重新打开再改')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /变更说明/ })).toHaveValue('新增云盘一章。')
  },
}

export const Withdrawn: Story = {
  args: { items: { data: [waiting, held, first], totalRecord: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '撤回第 3 版' }))
    await userEvent.click(dialog.getByRole('button', { name: '撤回' }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(waiting)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Removed: Story = {
  args: { items: { data: [draft, held], totalRecord: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除草稿' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除草稿' }))
    await expect(args.onRemove).toHaveBeenCalledWith(draft)
  },
}

export const Loading: Story = { args: { items: 'loading' } }
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Broken: Story = { args: { items: { kind: 'network', onRetry: fn() } } }
