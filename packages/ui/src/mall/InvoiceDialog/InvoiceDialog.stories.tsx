import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { titles } from '../story-own.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'

const meta = {
  component: InvoiceDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：新增或修改一个发票抬头。普票填名称和税号，专票还要开户行、账号、注册地址和电话。18 位税号边输边校验，下面是印出来的样子；有订单时带上销售方和大写金额。',
      },
    },
  },
  args: { isOpen: true, onClose: fn(), onSave: fn(async () => undefined) },
} satisfies Meta<typeof InvoiceDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: RegExp) => screen.findByRole('textbox', { name })
const company = { name: '深圳市芯谱测试电子有限公司', creditCode: '91440300708461136T' }

/** An ordinary one, with the data of the certified company. */
export const Ordinary: Story = {
  args: { company },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '带入' }))
    await expect(await field(/公司名称/)).toHaveValue(company.name)
    await expect(screen.getByText('校验位正确')).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: /开户银行/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      type: 'ordinary',
      title: company.name,
      taxNo: company.creditCode,
      isDefault: false,
    })
  },
}

/** A special one names each field that it lacks. */
export const Special: Story = {
  args: { company },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '增值税专票' }))
    await userEvent.click(screen.getByRole('button', { name: '带入' }))
    await userEvent.type(await field(/开户银行/), '测试银行深圳科技园支行')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(screen.getAllByText('专用发票需填银行账号')[0]).toBeVisible()
    await userEvent.type(await field(/银行账号/), '4000 0000 1234 5678 901')
    await userEvent.type(await field(/注册地址/), '深圳市南山区科技园路 9 号')
    await userEvent.type(await field(/注册电话/), '0755-86000000')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'special', bank: '测试银行深圳科技园支行', tel: '0755-86000000' }),
    )
  },
}

/** The last figure of the number does not fit the others: it is said while it is typed, with what fits. */
export const BadTaxNo: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(/公司名称/), company.name)
    await userEvent.type(await field(/税号/), '91440300 70846113 63')
    await expect(screen.getByText('第 18 位应为 T，请对照营业执照')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(await field(/税号/), '{Backspace}t')
    await expect(screen.getByText('校验位正确')).toBeVisible()
  },
}

/** What the server refused is said, and nothing is lost. */
export const Refused: Story = {
  args: { invoice: titles[0], onSave: fn(() => Promise.reject(new Error('没有找到这个发票抬头'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await expect(await screen.findByText('没有找到这个发票抬头')).toBeVisible()
    await expect(await field(/银行账号/)).toHaveValue('4000 0000 1234 5678 901')
  },
}

const sum = { amount: 23_405.04, sellers: '启芯微电子等 3 家，各开一张' }

/** 320 px, as long as it gets. */
export const Narrow: Story = {
  args: { invoice: titles[2], company, sum, serverError: '最多保存 20 个发票抬头，请先删除不用的' },
  globals: { viewport: { value: 'least' } },
  play: async () => {
    await expect(await screen.findByText(/贰万叁仟肆佰零伍元零肆分/)).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Picture: Story = { args: { invoice: titles[0], sum } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
