import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { BrandDialog } from './BrandDialog.tsx'

const meta = {
  component: BrandDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：把品牌库中没有的品牌送审。何时用：选品牌时没有找到，或品牌库页。已有的品牌由服务器指出；不要用它修改或认领品牌。',
      },
    },
  },
  args: {
    name: '芯测微电',
    isOpen: true,
    onOpenChange: fn(),
    propose: fn(async () => undefined),
    onProposed: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof BrandDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /官网/ }), 'https://xintest.example')
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }))
    await expect(args.propose).toHaveBeenCalledWith({ brandCn: '芯测微电', website: 'https://xintest.example' })
    await expect(args.onProposed).toHaveBeenCalledWith('芯测微电')
  },
}

/** The library has it under another name: the server says which, and everything stays typed. */
export const Listed: Story = {
  args: {
    propose: fn(async () => {
      throw Object.assign(new Error('品牌库中已有「德州仪器 TI」'), { code: 409 })
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交审核' }))
    await expect(await screen.findByText('品牌库中已有「德州仪器 TI」')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /品牌名称/ })).toHaveValue('芯测微电')
    await expect(args.onProposed).not.toHaveBeenCalled()
  },
}

export const Picture: Story = {}
