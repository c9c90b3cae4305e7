import type { MergePreview, MergeRecord } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { MergeDesk } from './MergeDesk.tsx'

const seen: MergePreview = {
  kind: 'part',
  from: { id: 812, name: 'LM358DR', facts: '德州仪器' },
  into: { id: 17, name: 'LM358DR', facts: 'TI' },
  moves: [
    { label: '数据手册', count: 3 },
    { label: '商品', count: 12 },
    { label: '文章里提到的型号', count: 41 },
  ],
  obstacles: [],
}

const record = (id: number, more: Partial<MergeRecord> = {}): MergeRecord => ({
  id,
  kind: 'part',
  from: { id: 800 + id, name: 'NE555DR' },
  into: { id: 20 + id, name: 'NE555DR' },
  reason: '同一型号录入两次',
  moved: 56,
  user: { id: 2, avatar: '', nickName: '周编辑' },
  mergeTime: '2026-11-20T10:30:00+08:00',
  undoBefore: '2026-12-20T10:30:00+08:00',
  ...more,
})

const data = [
  record(3),
  record(2, {
    kind: 'brand',
    from: { id: 41, name: '德仪' },
    into: { id: 1, name: '德州仪器' },
    undoBefore: undefined,
  }),
  record(1, { undoneTime: '2026-11-19T10:30:00+08:00' }),
]

const meta = {
  component: MergeDesk,
  parameters: {
    docs: {
      description: {
        component:
          '用途：编辑把录了两次的品牌或型号合成一个。先预览移动什么，再写原因合并；旧地址转到保留的那个，30 天内可以撤销。收购关系不在这里合并，品牌页会写明。',
      },
    },
  },
  args: {
    items: { data, totalRecord: 3 },
    page: 1,
    hrefFor: (page) => `#page-${page}`,
    onPreview: fn(async () => seen),
    onMerge: fn(async () => undefined),
    onUndo: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof MergeDesk>

export default meta
type Story = StoryObj<typeof meta>

/** Types two numbers and looks. */
const look: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /被合并的编号/ }), '812{Tab}')
  await userEvent.type(canvas.getByRole('textbox', { name: /保留的编号/ }), '17{Tab}')
  await userEvent.click(canvas.getByRole('button', { name: '预览' }))
}

export const Default: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: '预览' }))
    await expect(args.onPreview).not.toHaveBeenCalled()
    await look(context)
    await expect(args.onPreview).toHaveBeenCalledWith({ kind: 'part', fromId: 812, intoId: 17 })
    await expect(await canvas.findByText('文章里提到的型号')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /合并原因/ }), '录入两次')
    await userEvent.click(canvas.getByRole('button', { name: '合并到 LM358DR' }))
    await expect(args.onMerge).toHaveBeenCalledWith({ kind: 'part', fromId: 812, intoId: 17 }, '录入两次')
  },
}
export const InTheWay: Story = {
  args: { onPreview: fn(async () => ({ ...seen, obstacles: ['两个品牌都有型号 LM358 等 2 个，请先合并这些型号'] })) },
  play: async (context) => {
    await look(context)
    await expect(await context.canvas.findByText(/请先合并这些型号/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /^合并到/ })).toBeNull()
  },
}
export const Undone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '撤销合并 NE555DR' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '撤销合并' }))
    await expect(args.onUndo).toHaveBeenCalledWith(3)
  },
}
export const Refused: Story = {
  args: {
    onPreview: fn(async () => {
      throw new Error('没有找到编号 17 的型号')
    }),
  },
  play: async (context) => {
    await look(context)
    await expect(await context.canvas.findByText('没有找到编号 17 的型号')).toBeVisible()
  },
}
export const Empty: Story = { args: { items: { data: [], totalRecord: 0 } } }
export const Loading: Story = { args: { items: 'loading' } }
export const Broken: Story = { args: { items: { kind: 'server', onRetry: fn() } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
