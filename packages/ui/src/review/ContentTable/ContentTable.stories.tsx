import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContentEntry, ContentTrait } from '@xinpu/sdk/types'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ContentTable } from './ContentTable.tsx'

const trait: ContentTrait = {
  kind: 'notice',
  fields: [
    { name: 'name', label: '公告内容', max: 80, isRequired: true, help: '页头下的一行字。' },
    { name: 'url', label: '查看详情的链接', isRequired: false, help: '站内路径，或以 https:// 开头的网址。' },
  ],
  places: [
    { value: 'all', label: '全站', href: '/' },
    { value: 'mall', label: '商城', href: '/mall/index/1' },
  ],
}

const entry = (id: number, name: string, more: Partial<ContentEntry> = {}): ContentEntry => ({
  id,
  kind: 'notice',
  place: 'all',
  name,
  position: 100,
  state: 'shown',
  ...more,
})

const data = [
  entry(1, '新增 BOM 版本对比', { url: '/inquiry/batchSearch' }),
  entry(2, '11 月 22 日 2:00 至 4:00 维护，请提前保存', {
    state: 'waiting',
    position: 1,
    beginTime: '2026-11-21T12:00:00.000Z',
    endTime: '2026-11-21T20:00:00.000Z',
  }),
  entry(3, '商城满 99 元包邮', { place: 'mall', state: 'over', endTime: '2026-11-12T16:00:00.000Z' }),
]

const meta = {
  component: ContentTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：编辑人员设置公告、轮播图、链接、热词和频道；每种内容有哪些字段、能放在哪里由服务器列出，表单照着画，边写边看页面上的样子。展示时间到了自动出现，过了自动撤下。不要用它发文章或平台消息。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `?page=${page}`,
    kind: 'notice',
    hrefOfKind: (kind) => `?kind=${kind}`,
    trait,
    onPlace: fn(),
    onSave: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    uploadImage: fn(),
  },
} satisfies Meta<typeof ContentTable>

export default meta
type Story = StoryObj<typeof meta>

/** A new notice: what lacks is said, the preview shows it, and it is sent with its times. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增公告' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增公告' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(dialog.getAllByText('请填写公告内容').length).toBeGreaterThan(0)
    await userEvent.click(dialog.getByRole('textbox', { name: /公告内容/ }))
    await userEvent.paste('国庆期间照常发货')
    await userEvent.click(dialog.getByRole('textbox', { name: /链接/ }))
    await userEvent.paste('/mall/index/1')
    const preview = within(dialog.getByRole('figure', { name: '预览' }))
    await expect(preview.getByText('国庆期间照常发货')).toBeVisible()
    await expect(preview.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/mall/index/1')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'notice',
      place: 'all',
      name: '国庆期间照常发货',
      url: '/mall/index/1',
      position: 100,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** An entry is changed; what the server says of a field stands at it, and everything stays typed. */
export const Refused: Story = {
  args: {
    onSave: fn(async () => {
      throw Object.assign(new Error('这个位置已经有同名的内容'), { code: 409 })
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^编辑 11 月 22 日/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑公告' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: 2, endTime: data[1]?.endTime }))
    await expect(await dialog.findByText('这个位置已经有同名的内容')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /公告内容/ })).toHaveValue(data[1]?.name)
  },
}

export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 新增 BOM 版本对比' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除公告' }))
    await expect(args.onRemove).toHaveBeenCalledWith(data[0])
  },
}

export const Loading: Story = { args: { items: 'loading' } }
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Broken: Story = { args: { items: { kind: 'network', onRetry: fn() } } }
