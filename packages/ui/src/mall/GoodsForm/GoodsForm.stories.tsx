import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { brandText, stored } from '../../agent/story-fields.tsx'
import { categories, myGoods, rejectedGoods } from '../story-entry.ts'
import { blankLot } from './goods-draft.ts'
import { GoodsForm } from './GoodsForm.tsx'

const meta = {
  component: GoodsForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：卖家发布或修改商品。型号与品牌在前，库存按仓与批号分行，价格是起订量、倍数与阶梯价，说明可写长文。提交后等审核；没通过时原因在上面。提交被拒绝时什么都不丢。',
      },
    },
  },
  args: {
    categories,
    brandField: brandText,
    uploadImage: fn(stored),
    onSubmit: fn(async () => undefined),
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof GoodsForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function put({ canvas, userEvent }: Play, name: RegExp | string, text: string) {
  const field = canvas.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.tab()
}

/** New goods: what lacks is told, then all of it is sent. */
export const New: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    for (const text of ['请输入型号', '请选择品牌', '请选择分类', '请输入库存'])
      await expect(canvas.getAllByText(text)[0]).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** One figure is changed, a lot is added and taken out: the rest is sent as it was. */
export const Default: Story = {
  args: { goods: myGoods },
  play: async (play) => {
    const { args, canvas, userEvent } = play
    await expect(canvas.getByText('12,400')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '加一批' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ lots: expect.arrayContaining([blankLot]) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '删除第 3 批' }))
    await put(play, '第 3 档 单价', '3.98')
    await expect(canvas.getByText('比 100+ 档贵，应低于 ¥3.86')).toBeVisible()
    await put(play, '第 3 档 单价', '3.5')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        model: 'TPS5430DDAR',
        categoryId: 41,
        moq: 10,
        ladderPrices: expect.arrayContaining([{ min: 500, price: 3.5 }]),
      }),
    )
  },
}

/** What the review said stands above; what the server refuses stands at its field. */
export const Refused: Story = {
  args: {
    goods: rejectedGoods,
    onSubmit: fn(async () => {
      throw Object.assign(new Error('填写有误'), {
        fields: [{ field: 'lots.1.stock', message: '库存不能小于已售数量' }],
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('商品名称与型号不一致，请按原厂型号填写')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect((await canvas.findAllByText('库存不能小于已售数量'))[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /型号/ })).toHaveValue('TPS5430DDAR')
  },
}

export const LoadingAndError: Story = {
  args: { onRetry: fn() },
  render: (args) => (
    <>
      <GoodsForm {...args} state="loading" />
      <GoodsForm {...args} state="error" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = {
  args: { goods: myGoods },
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

/** The editor is there. */
const written: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(/原厂真空铝箔包装/)
}

export const Picture: Story = { args: { goods: myGoods }, play: written }
export const DarkPicture: Story = { args: { goods: rejectedGoods }, play: written, parameters: { theme: 'dark' } }
export const PhonePicture: Story = {
  args: { goods: myGoods },
  play: written,
  globals: { viewport: { value: 'phone' } },
}
