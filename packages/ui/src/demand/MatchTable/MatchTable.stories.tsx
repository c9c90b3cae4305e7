import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { exact, lines, missed, untaxed } from '../bom-story-data.ts'
import { MatchTable } from './MatchTable.tsx'

const meta = {
  component: MatchTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：BOM 一行一行看，匹配到什么、型号品牌封装值各对上几成、要花多少钱、送到哪里。四个焊盘：实心一致，半实相近，空心没写，打叉冲突；封装打叉的行不会自动进购物车。展开一行可以换候选、改型号。5,000 行只画看得见的。键盘：↑ ↓ 或 j k 换行，↵ 展开，x 勾选、Shift 勾一段，/ 找；展开后 1–6 选候选，C 购物车，D 求购，R 待核对，S 跳过，Esc 收起；? 或“快捷键”列出全部。勾了多行，一次送走；几行因网络没有匹配上，一次重试。不用来展示普通列表，那是 DataTable。',
      },
    },
  },
  args: {
    lines,
    hrefOf: ({ chosen }) => (chosen ? `#${chosen.model.model}` : undefined),
    onBucket: fn(),
    onRetry: fn(),
    onChoose: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof MatchTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: '匹配结果' })
    await expect(within(list).getAllByRole('img', { name: '型号一致，品牌一致，封装一致，值一致' })[0]).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '第 2 行的去向' }), '求购')
    await expect(args.onBucket).toHaveBeenCalledWith([2], 'demand')
    await userEvent.click(canvas.getByRole('button', { name: '重试第 10 行' }))
    await expect(args.onRetry).toHaveBeenCalledWith([10])
  },
}

/** A price without tax says so, and what its line costs with it. */
export const Untaxed: Story = {
  args: { lines: lines.slice(0, 1).map((line) => ({ ...line, chosen: untaxed })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未税 ¥5.00')).toBeVisible()
    await expect(canvas.getByText('含税 ¥2,825.00')).toBeInTheDocument()
  },
}

/** What stands open says why it stopped; another part is one key away. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 4 行：核对' }))
    const group = canvas.getByRole('group', { name: '核对第 4 行' })
    await expect(within(group).getByText(/对应 3 个型号，没写后缀/)).toBeVisible()
    await userEvent.keyboard('2')
    await expect(args.onChoose).toHaveBeenCalledWith(4, 21)
    await userEvent.keyboard('d')
    await expect(args.onBucket).toHaveBeenCalledWith([4], 'demand')
    await expect(canvas.queryByRole('group', { name: '核对第 4 行' })).toBeNull()
  },
}

/** Who only looks waits for no fields: they come when no key is pressed any more, and nothing moves for them. */
export const FieldsAtRest: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = within(canvas.getByRole('list', { name: '匹配结果' })).getAllByRole('listitem')[2] as HTMLElement
    line.focus()
    await userEvent.keyboard('{Enter}')
    const group = await canvas.findByRole('group', { name: '核对第 4 行' })
    await expect(within(group).queryByRole('textbox', { name: '型号或参数' })).toBeNull()
    const height = line.offsetHeight
    await expect(await within(group).findByRole('textbox', { name: '型号或参数' })).toBeVisible()
    await expect(Math.abs(line.offsetHeight - height)).toBeLessThan(8)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group', { name: '核对第 4 行' })).toBeNull()
    await waitFor(() => expect(line.querySelector('[role="group"]')).toBeNull())
  },
}

/** Whoever goes on to the fields by Tab finds them, however quickly. */
export const FieldsByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    within(canvas.getByRole('list', { name: '匹配结果' }))
      .getAllByRole('listitem')[4]
      ?.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: '型号或参数' })).toBeVisible()
  },
}

/** Without a mouse: from line to line, open, close, and on to the next once one is sent. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = () => within(canvas.getByRole('list', { name: '匹配结果' })).getAllByRole('listitem')
    rows()[0]?.focus()
    await userEvent.keyboard('jj{Enter}')
    await expect(canvas.getByRole('group', { name: '核对第 4 行' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group', { name: '核对第 4 行' })).toBeNull()
    await userEvent.keyboard('s')
    await expect(args.onBucket).toHaveBeenLastCalledWith([4], 'skipped')
    await userEvent.keyboard('d')
    await expect(args.onBucket).toHaveBeenLastCalledWith([5], 'demand')
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: '在清单里找' })).toHaveFocus()
  },
}

/** All keys are told, by a key or a button. */
export const KeysTold: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '快捷键' }))
    await expect(within(await screen.findByRole('dialog', { name: '快捷键' })).getByText('送去求购')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    within(canvas.getByRole('list', { name: '匹配结果' }))
      .getAllByRole('listitem')[0]
      ?.focus()
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeVisible()
  },
}

/** Who takes a part stands on its line; where the line leaves the list, on the one in its place. */
export const Standing: Story = {
  render: (args) => {
    const Shown = () => {
      const [shown, setShown] = useState(args.lines)
      const leave = (rowNos: readonly number[]) => setShown(shown.filter(({ rowNo }) => !rowNos.includes(rowNo)))
      return <MatchTable {...args} lines={shown} focus="comes" onBucket={leave} onChoose={(rowNo) => leave([rowNo])} />
    }
    return <Shown />
  },
  play: async ({ canvas, userEvent }) => {
    const row = (place: number) =>
      within(canvas.getByRole('list', { name: '匹配结果' })).getAllByRole('listitem')[place]
    await expect(row(0)).toHaveFocus()
    await userEvent.keyboard('jj{Enter}')
    within(canvas.getByRole('group', { name: '核对第 4 行' }))
      .getAllByRole('button', { name: /^用它/ })[0]
      ?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(row(2)).toHaveFocus()
    await expect(row(2)).toHaveAttribute('data-row', '5')
    await userEvent.keyboard('r')
    await expect(row(2)).toHaveFocus()
    await expect(row(2)).toHaveAttribute('data-row', '6')
  },
}

/** Several lines are sent at once; the cart takes those that have a part. By key it goes on with the line after. */
export const Ticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    within(canvas.getByRole('list', { name: '匹配结果' }))
      .getAllByRole('listitem')[3]
      ?.focus()
    await userEvent.keyboard('xj{Shift>}x{/Shift}')
    const bar = canvas.getByRole('group', { name: '批量操作' })
    await expect(within(bar).getByText('2')).toBeVisible()
    await userEvent.click(within(bar).getByRole('button', { name: '购物车' }))
    await expect(args.onBucket).toHaveBeenCalledWith([5], 'cart')
    await expect(canvas.queryByRole('group', { name: '批量操作' })).toBeNull()
    await userEvent.keyboard('xkxd')
    await expect(args.onBucket).toHaveBeenLastCalledWith([5, 6], 'demand')
    await expect(within(canvas.getByRole('list', { name: '匹配结果' })).getAllByRole('listitem')[4]).toHaveFocus()
  },
}

/** A line is found by its places, its number or the part; words that stand nowhere say so. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: '在清单里找' })
    await userEvent.type(field, 'lm358')
    await expect(await canvas.findByText('找到 1 行')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '没有的')
    await expect(await canvas.findByText('没有这样的行')).toBeVisible()
  },
}

/** A number that was read wrong is corrected in its place, and asked for again. */
export const Corrected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 6 行：核对' }))
    const field = await canvas.findByRole('textbox', { name: '型号或参数' })
    await userEvent.clear(field)
    await userEvent.type(field, 'XC7788{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(6, { model: 'XC7788', package: '', quantity: 1 })
    const count = canvas.getByRole('textbox', { name: '每套用量' })
    await userEvent.clear(count)
    await userEvent.type(count, '25{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(6, expect.objectContaining({ quantity: 25 }))
  },
}

/** A package that does not agree is told, and nobody's cart is filled with it. */
export const PackageConflict: Story = {
  args: { lines: lines.filter(({ rowNo }) => rowNo === 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('封装 0603，表里是 1206')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: '第 5 行的去向' })).toHaveValue('review')
  },
}

/** Lines that no answer came for are asked again together, and the focus goes to the list. */
export const Missed: Story = {
  args: { lines: lines.slice(0, 4).map((line, at) => (at > 0 ? { ...missed, rowNo: line.rowNo } : line)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 行没有匹配上')
    await userEvent.click(canvas.getByRole('button', { name: '全部重试' }))
    await expect(args.onRetry).toHaveBeenCalledWith(lines.slice(1, 4).map(({ rowNo }) => rowNo))
    const list = within(canvas.getByRole('list', { name: '匹配结果' }))
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveFocus())
  },
}

/** Lines wait in their own shape. */
export const Loading: Story = {
  args: {
    lines: lines.map((line) => ({ ...line, state: 'waiting', faults: [], match: undefined, chosen: undefined })),
  },
}

export const Empty: Story = {
  args: { lines: [] },
  play: ({ canvas }) => expect(canvas.getByText('这里没有行')).toBeVisible(),
}

/** Of thousands only those in sight are there. */
export const Thousands: Story = {
  args: {
    lines: Array.from({ length: 5000 }, (_, at) => ({ ...lines[at % 4], rowNo: at + 2 }) as (typeof lines)[number]),
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: '匹配结果' })).getAllByRole('listitem')
    await expect(items.length).toBeLessThan(80)
    await expect(items[0]).toHaveAttribute('aria-setsize', '5000')
  },
}

export const LongText: Story = {
  args: {
    lines: [
      {
        ...(lines[0] as (typeof lines)[number]),
        written: 'MIMXRT1176DVMAA-EXTENDED-TEMPERATURE-REEL-TAPE(51)',
        beside: Array.from({ length: 80 }, (_, at) => `C${at + 1}`).join(','),
        chosen: {
          ...exact,
          model: { ...exact.model, brandName: '恩智浦半导体（原飞思卡尔）NXP', model: 'MIMXRT1176DVMAA-EXT(51)' },
        },
      },
    ],
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 4 行：核对' }))
    await expect(await canvas.findByRole('textbox', { name: '型号或参数' })).toBeVisible()
  },
}
export const PhonePicture: Story = { args: { lines: lines.slice(0, 5) }, globals: { viewport: { value: 'phone' } } }
