import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { demand, now, quote, quotes } from '../quote-story-data.ts'
import { QuoteTable } from './QuoteTable.tsx'

const pageOf = (data: typeof quotes) => ({ data, totalRecord: data.length })

const meta = {
  component: QuoteTable,
  parameters: {
    docs: {
      description: {
        component:
          '一条求购收到的报价：都折成含税人民币，放在同一把价格尺上比较，最低且够数的排在最前。尺上的圆是按钮，按下指到那一行；表就是它的文字。成交前报价方只有编号。',
      },
    },
  },
  args: {
    quotes: pageOf(quotes),
    demand,
    mallPrice: 5.86,
    now,
    hrefOf: ({ id }) => `#${id}`,
    answer: fn(async () => undefined),
    onPrint: fn(),
  },
} satisfies Meta<typeof QuoteTable>

export default meta
type Story = StoryObj<typeof meta>

/** What looks cheapest without tax stands where it belongs, and the consequence is said before it is accepted. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '1 号报价方企业认证',
      '2 号报价方企业认证',
      '3 号报价方企业认证',
      '4 号报价方个人会员',
      '5 号报价方企业认证',
    ])
    await expect(canvas.getByText('未税 ¥5.48，折 13%')).toBeVisible()
    await expect(canvas.getByText('第 2 次报，降 0.12')).toBeVisible()
    await expect(canvas.getByText('已还价 ¥5.70，等对方')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '请对方续期：5 号报价方' }))
    await expect(args.answer).toHaveBeenCalledWith(
      expect.objectContaining({ id: 5 }),
      expect.objectContaining({ status: 'replied' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '接受 1 号报价方' }))
    const dialog = await screen.findByRole('alertdialog', { name: '接受1 号报价方的报价' })
    await expect(within(dialog).getByText('¥11,360.00')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '接受 ¥5.68' }))
    await expect(args.answer).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), {
      status: 'accepted',
      closeDemand: true,
    })
  },
}

const supply = { ...demand, type: 0 as const }

/** For what is offered the highest price is the best, and stands first. */
export const Offered: Story = {
  args: { demand: supply, quotes: pageOf(quotes.slice(0, 3).map((each) => ({ ...each, demandVO: supply }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('按含税单价从高到低')).toBeVisible()
    const rows = canvas.getAllByRole('row').slice(1)
    const names = rows.map((row) => within(row).getByRole('rowheader').textContent)
    await expect(names).toEqual(['3 号询价方企业认证', '2 号询价方企业认证', '1 号询价方企业认证'])
    await expect(canvas.getByRole('button', { name: '3 号询价方，含税 ¥5.95，最高' })).toBeVisible()
    await expect(canvas.getByText('只要 1,500')).toBeVisible()
  },
}

/** A counter says what it wants; what says nothing is not sent. */
export const Counter: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '还价 1 号报价方' }))
    const dialog = await screen.findByRole('dialog', { name: '给1 号报价方还价' })
    await userEvent.click(within(dialog).getByRole('button', { name: '发出还价' }))
    await expect(within(dialog).getAllByText('请输入还价、数量或一句话')[0]).toBeVisible()
    await userEvent.type(within(dialog).getByRole('textbox', { name: /我要的单价/ }), '5.6')
    await userEvent.tab()
    await expect(within(dialog).getByText(/小计 ¥11,200.00，按这个数量比对方现在少 ¥160.00/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '发出还价' }))
    await expect(args.answer).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), {
      status: 'replied',
      counterPrice: 5.6,
    })
  },
}

/** A ring points at its row. */
export const Ruler: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 号报价方，含税 ¥6.1924' }))
    await expect(canvas.getByRole('row', { name: /4 号报价方/ })).toHaveAttribute('data-on')
  },
}

/** The other side was faster: nothing is closed, and the reason is told. */
export const Overtaken: Story = {
  args: {
    answer: fn(async () => {
      throw new Error('这个报价已被接受，没有重复操作')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '拒绝 2 号报价方' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: '交期慢' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '拒绝这个报价' }))
    await expect(await within(dialog).findByText('这个报价已被接受，没有重复操作')).toBeVisible()
  },
}

/** Asking for more days can fail: it is told beside the button, which can be pressed again. */
export const AskedInVain: Story = {
  args: {
    answer: fn(async () => {
      throw new Error('对方已撤回报价')
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    const ask = canvas.getByRole('button', { name: '请对方续期：5 号报价方' })
    await userEvent.click(ask)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('对方已撤回报价')
    await userEvent.click(ask)
    await expect(args.answer).toHaveBeenCalledTimes(2)
  },
}

export const Ended: Story = {
  args: {
    quotes: pageOf([
      quote(1, { status: 'accepted', fromEnterprise: '星屿芯联（苏州）电子元器件股份有限公司' }),
      quote(2, { status: 'refused' }),
      quote(3, { status: 'cancelled' }),
    ]),
  },
  play: ({ canvas }) => expect(canvas.getByText('星屿芯联（苏州）电子元器件股份有限公司')).toBeVisible(),
}
export const Empty: Story = {
  args: { quotes: pageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('还没有报价')).toBeVisible(),
}
export const Loading: Story = { args: { quotes: 'loading' } }
export const Failed: Story = { args: { quotes: { kind: 'network', onRetry: fn() } } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
