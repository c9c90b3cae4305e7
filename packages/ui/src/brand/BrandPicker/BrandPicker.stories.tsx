import type { BrandHint } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { BrandPicker, type BrandPickerProps } from './BrandPicker.tsx'

const brands: BrandHint[] = [
  { id: 3, name: 'TI', fullName: '德州仪器 TI', website: 'https://www.ti.com', fullLogo: '' },
  { id: 4, name: 'TOSHIBA', fullName: '东芝 TOSHIBA', website: '', fullLogo: '' },
]
const find = async (words: string) =>
  brands.filter(({ fullName }) => fullName.toLowerCase().includes(words.toLowerCase()))

const meta = {
  component: BrandPicker,
  parameters: {
    docs: {
      description: {
        component:
          '用途：按中英文名、简称或别名选一个品牌。何时用：上传资料、发布供求等要填品牌的表单。库中没有的名字可以直接留下，给了 `propose` 时还能补全后送审。只筛选结果用 FacetPanel，不要用它。',
      },
    },
  },
  args: { value: null, onChange: fn(), find: fn(find), propose: fn(async () => undefined) },
  render: Kept,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof BrandPicker>

export default meta
type Story = StoryObj<typeof meta>

/** The owner keeps the value. */
function Kept(args: BrandPickerProps) {
  const [value, setValue] = useState(args.value)
  return <BrandPicker {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^品牌/ }), 'ti')
    await userEvent.click(await screen.findByRole('option', { name: /德州仪器/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 3, name: '德州仪器 TI' })
    await expect(canvas.queryByRole('button', { name: '新增品牌' })).toBeNull()
  },
}

/** A name that is not listed stays, and can be proposed with what is known of it. */
export const NewBrand: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^品牌/ }), '芯测微电')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: '芯测微电' })
    await userEvent.click(await canvas.findByRole('button', { name: '新增品牌' }))
    await expect(await screen.findByRole('textbox', { name: /品牌名称/ })).toHaveValue('芯测微电')
    await userEvent.type(screen.getByRole('textbox', { name: /英文名称/ }), 'XinTest')
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(args.propose).toHaveBeenCalledWith({ brandCn: '芯测微电', brandEn: 'XinTest' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Invalid: Story = { args: { isRequired: true, error: '请选择品牌' } }

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <BrandPicker {...args} />
      <BrandPicker {...args} value={{ id: 3, name: '德州仪器 TI' }} />
      <BrandPicker {...args} value={{ name: '芯测微电' }} />
      <BrandPicker {...args} isRequired error="请选择品牌" />
    </div>
  ),
}
