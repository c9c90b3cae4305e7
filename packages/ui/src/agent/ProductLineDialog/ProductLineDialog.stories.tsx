import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { line } from '../story-data.ts'
import { brandText, stored } from '../story-fields.tsx'
import { ProductLineDialog } from './ProductLineDialog.tsx'

const categories = [
  {
    id: 1,
    name: '模拟芯片',
    children: [
      { id: 2, name: '电源管理' },
      { id: 3, name: '放大器' },
    ],
  },
  { id: 4, name: '分立器件', children: [{ id: 5, name: 'MOSFET' }] },
]

const meta = {
  component: ProductLineDialog,
  parameters: {
    docs: {
      description: {
        component: '用途：添加或修改一条产品线：品牌、分类、授权证书和有效期。品牌定了不能改，换品牌请另加一条。',
      },
    },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    save: fn(async () => undefined),
    uploadProof: fn(stored),
    categories,
    brandField: brandText,
  },
  decorators: [(Story) => <div style={{ minHeight: 760 }}>{Story()}</div>],
} satisfies Meta<typeof ProductLineDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A brand and a category are enough; what is missing is told first. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const send = await screen.findByRole('button', { name: '提交审核' })
    await userEvent.click(send)
    await expect(screen.getAllByText('请选择产品分类')[0]).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /品牌/ }), 'TI')
    await userEvent.click(screen.getByRole('button', { name: /选择后加入/ }))
    await userEvent.click(await screen.findByRole('option', { name: /模拟芯片/ }))
    await userEvent.click(await screen.findByRole('option', { name: '放大器' }))
    await expect(await screen.findByRole('button', { name: '移除 放大器' })).toBeVisible()
    await userEvent.click(send)
    await expect(args.save).toHaveBeenCalledWith({ categoryIds: [3] }, 1)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The brand stays; a proof can be replaced, not taken back. */
export const Change: Story = {
  args: { line },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '移除 电源管理' }))
    await userEvent.click(screen.getByRole('button', { name: '移除授权证书' }))
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }))
    await expect(screen.getAllByText(/请上传新的证书/)[0]).toBeVisible()
    await expect(args.save).not.toHaveBeenCalled()
    await expect(screen.queryByRole('textbox', { name: /品牌/ })).toBeNull()
  },
}

/** The server knows the line already: everything stays typed. */
export const Refused: Story = {
  args: {
    line,
    save: fn(async () => {
      throw new Error('已经有这个品牌的产品线')
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交审核' }))
    await expect(await screen.findByText('已经有这个品牌的产品线')).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Picture: Story = { args: { line } }
export const DarkPicture: Story = { args: { line }, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { args: { line }, globals: { viewport: { value: 'phone' } } }
