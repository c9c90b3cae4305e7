import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { TakenLines, type TakenLine } from './TakenLines.tsx'

const line = (told: Partial<TakenLine>): TakenLine => ({
  rowNos: [2],
  model: 'STM32F103C8T6',
  outcome: 'taken',
  asked: 50,
  quantity: 50,
  note: '',
  ...told,
})

const meta = {
  component: TakenLines,
  parameters: {
    docs: {
      description: {
        component:
          '用途：BOM 提交之后，购物车里放了什么。与清单不同的逐行说明：凑到起订量或倍数的、库存不够的、没有加购的、最优报价不在商城的；按清单加购的只说有几种。`action` 是剩下的怎么办：发布求购。',
      },
    },
  },
  args: {
    lines: [
      line({ rowNos: [2], model: 'STM32F103CBT6' }),
      line({
        rowNos: [3, 8],
        model: 'GRM155R71C104KA88D',
        outcome: 'raised',
        asked: 180,
        quantity: 200,
        note: '须为 100 的倍数，已改为 200 片',
      }),
      line({
        rowNos: [6],
        model: 'TPS5430DDAR',
        outcome: 'short',
        asked: 500,
        quantity: 320,
        note: '库存 320 片，其余 180 片可发布求购',
      }),
      line({ rowNos: [9], model: 'MAX3485ESA+T', outcome: 'refused', asked: 100, quantity: 0, note: '已售完' }),
      line({
        rowNos: [12],
        model: 'MIMXRT1176DVMAA',
        outcome: 'elsewhere',
        asked: 10,
        quantity: 0,
        note: '最优报价是「启芯微电子」的库存，不在商城',
      }),
    ],
    hrefOf: ({ model }) => `#${model}`,
    action: <Button>其余 3 种发布求购</Button>,
  },
} satisfies Meta<typeof TakenLines>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '购物车' })).toHaveTextContent('5 种里进了 3 种')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('第 3、8 行')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#TPS5430DDAR')
    await expect(canvas.getByText('其余 1 种按清单的数量加购，没有变化。')).toBeVisible()
  },
}

/** Nothing is other than asked: nothing is listed. */
export const Plain: Story = {
  args: { lines: [line({}), line({ rowNos: [3], model: 'LM358DR' })], action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByText('2 种按清单的数量加购，没有变化。')).toBeVisible()
  },
}

/** What lay in the cart before is told, also where the quantity is the one that was asked for. */
export const Reset: Story = {
  args: { lines: [line({ note: '购物车里原有 7 片，按清单改了' })], action: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('listitem')).toHaveTextContent('购物车里原有 7 片，按清单改了'),
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

export const Picture: Story = {}
