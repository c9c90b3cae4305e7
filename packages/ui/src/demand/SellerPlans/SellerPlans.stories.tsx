import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SellerPlans } from './SellerPlans.tsx'

const seller = (name: string, amount: number, lines: number) => ({ name, amount, lines })
const onChoose = fn()

const meta = {
  component: SellerPlans,
  parameters: {
    docs: {
      description: {
        component:
          '用途：BOM 里能买的行一共多少钱、每套多少，按总价最低还是卖家最少来买、各贵多少，向谁买几行，以及整份清单的风险。两种买法一样时只说一句。',
      },
    },
  },
  args: {
    plans: {
      lowest: {
        total: 41_535.05,
        sellers: [
          seller('启芯微电子', 22_000, 40),
          seller('睿恩半导体', 9480.35, 22),
          seller('华南微芯供应链', 4892.05, 15),
          seller('深圳市青禾澜电子有限公司', 3000, 12),
          seller('苏州启墨芯联电子有限公司', 2162.65, 9),
        ],
      },
      fewest: {
        total: 42_318.6,
        sellers: [seller('启芯微电子', 33_000, 70), seller('睿恩半导体', 9318.6, 28)],
      },
    },
    chosen: 'lowest',
    onChoose,
    boards: 500,
    risks: [
      { risk: 'out', count: 2 },
      { risk: 'short', count: 4 },
      { risk: 'ending', count: 3 },
    ],
  },
} satisfies Meta<typeof SellerPlans>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('每套 ¥83.07，5 家卖家')).toBeVisible()
    await expect(canvas.getByText('2 家，贵 ¥783.55')).toBeVisible()
    await expect(canvas.getByText('还有 1 家')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^卖家最少/ }))
    await expect(onChoose).toHaveBeenCalledWith('fewest')
  },
}

export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }

/** One seller has all of it for the least. */
export const OneWay: Story = {
  args: {
    plans: {
      lowest: { total: 12.5, sellers: [seller('启芯微电子', 12.5, 3)] },
      fewest: { total: 12.5, sellers: [seller('启芯微电子', 12.5, 3)] },
    },
    risks: [],
    boards: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('总价最低，也是卖家最少的买法。')).toBeVisible()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
}
