import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { goods, longGoods } from '../story-data.ts'
import { BargainDialog } from './BargainDialog.tsx'

const meta = {
  component: BargainDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：向卖家出一个价。标尺上是阶梯价和出价，下面写明让多少、降几成、合计多少。出价不低于现价时当场说，按钮改成按现价加购。发送失败时填写的都还在；发出后由页面关闭。',
      },
    },
  },
  args: {
    goods,
    qty: 2000,
    isOpen: true,
    onClose: fn(),
    onSend: fn(async () => undefined),
    onAddInstead: fn(),
  },
} satisfies Meta<typeof BargainDialog>

export default meta
type Story = StoryObj<typeof meta>

const price = () => screen.findByRole('textbox', { name: /期望单价/ })

export const BelowTier: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await price(), '3.05')
    await userEvent.tab()
    await expect(screen.getByText('−¥0.26')).toBeVisible()
    await expect(screen.getByText('−7.9 %')).toBeVisible()
    await expect(screen.getByText('¥6,100.00')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /留言/ }), '分 6 次提货')
    await userEvent.click(screen.getByRole('button', { name: '发送议价' }))
    await expect(args.onSend).toHaveBeenCalledWith({ quantity: 2000, price: 3.05, remark: '分 6 次提货' })
  },
}

/** The tier is cheaper already: it is said at once, and one press adds the pieces at it. */
export const AboveTier: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await price(), '3.5{Enter}')
    await expect(screen.getByText('现价 ¥3.31 更低，直接下单即可')).toBeVisible()
    await expect(screen.queryByText('降幅')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '按 ¥3.31 加购' }))
    await expect(args.onAddInstead).toHaveBeenCalledWith(2000)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** Nothing typed, and a quantity that is no multiple: each fault stands at its field, and its fix is a button. */
export const Faults: Story = {
  args: { qty: 457 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '发送议价' }))
    await expect(await price()).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: '改为 460' }))
    await expect(screen.getByRole('textbox', { name: /数量/ })).toHaveValue('460')
    await expect(screen.getByText('¥3.86')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** What the server refused is said, and nothing is lost. */
export const Refused: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('这件商品已有一个待回复的议价'))) },
  play: async ({ userEvent }) => {
    await userEvent.type(await price(), '3.05')
    await userEvent.click(screen.getByRole('button', { name: '发送议价' }))
    await expect(await screen.findByText('这件商品已有一个待回复的议价')).toBeVisible()
    await expect(await price()).toHaveValue('3.05')
  },
}

/** 320 px, with everything as long as it gets, and a refusal that the page tells of. */
export const Narrow: Story = {
  args: { goods: longGoods, qty: 100_000, serverError: '库存刚变，请核对数量' },
  globals: { viewport: { value: 'least' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await price(), '0.0029')
    await userEvent.tab()
    await expect(screen.getByText('库存刚变，请核对数量')).toBeVisible()
    await expect(screen.getByText('¥290.00')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const typed: Story['play'] = async ({ userEvent }) => {
  await userEvent.type(await price(), '3.05')
  await userEvent.tab()
  // The dialog may still be coming in.
  await waitFor(() => expect(screen.getByText('降幅')).toBeVisible())
}

export const Picture: Story = { play: typed }
export const PhonePicture: Story = { play: typed, globals: { viewport: { value: 'phone' } } }
