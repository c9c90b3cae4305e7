import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { brandText, stored } from '../../agent/story-fields.tsx'
import { openEntry } from '../story-entry.ts'
import { ShopForm } from './ShopForm.tsx'

const strip =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 10"><rect width="60" height="10" fill="#0b5f7a"/><path d="M0 8h20l4-5h36" stroke="#fff" fill="none"/></svg>'
const shop = { ...openEntry, banner: `data:image/svg+xml,${encodeURIComponent(strip)}` }

/** What the server says of a field that it refused. */
const refusal = Object.assign(new Error('店铺名称含有不能用的词'), {
  fields: [{ field: 'name', message: '店铺名称含有不能用的词' }],
})

const meta = {
  component: ShopForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：店主改自己的店铺：名称、标志、简介、联系人、横幅、主营品牌、运费。横幅有预览，运费旁写着买家看到的话；收款账户由审核改，不在这里。草稿由使用者保存。',
      },
    },
  },
  args: { shop, uploadImage: fn(stored), brandField: brandText, onSubmit: fn(async () => undefined), onChange: fn() },
} satisfies Meta<typeof ShopForm>

export default meta
type Story = StoryObj<typeof meta>

/** The freight is told as buyers read it, and a threshold without a fee is refused before it is sent. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '横幅预览' })).toBeVisible()
    await expect(canvas.getByText('买家看到：每单 ¥12.00，满 ¥500.00 包邮')).toBeVisible()
    await expect(canvas.getByText('买家看到：包邮')).toBeVisible()
    const [fee, dollars] = canvas.getAllByRole('textbox', { name: /每单运费/ })
    const [, freeFrom] = canvas.getAllByRole('textbox', { name: /包邮金额/ })
    await userEvent.type(freeFrom!, '300')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getAllByText(/美元：请先填每单运费/)[0]).toBeVisible()
    await userEvent.type(dollars!, '15')
    await userEvent.clear(fee!)
    await userEvent.type(fee!, '9.5')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: shop.name,
        banner: shop.banner,
        freights: [
          { currency: 'CNY', fee: 9.5, freeFrom: 500 },
          { currency: 'USD', fee: 15, freeFrom: 300 },
        ],
      }),
    )
  },
}

/** What was refused stands beside its field, and nothing that was typed is lost. */
export const Refused: Story = {
  args: { onSubmit: fn(() => Promise.reject(refusal)) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /店铺名称/ })
    await userEvent.type(name, '一号')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect((await canvas.findAllByText('店铺名称含有不能用的词'))[0]).toBeVisible()
    await expect(name).toHaveValue('芯澜现货一号')
    await expect(name).toBeInvalid()
  },
}

export const Loading: Story = { args: { shop: 'loading' } }

export const Failed: Story = {
  args: { shop: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /重试/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Nothing goes beyond the edge of a narrow phone. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}

export const Picture: Story = {}
