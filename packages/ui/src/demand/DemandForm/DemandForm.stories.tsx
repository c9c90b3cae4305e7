import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { contact } from '../story-data.ts'
import { blankDraft } from './demand-draft.ts'
import { DemandForm } from './DemandForm.tsx'

const meta = {
  component: DemandForm,
  parameters: {
    docs: {
      description: {
        component:
          '用途：发布或修改一条求购、供应。必填只有型号与数量；价格留空为面议，品牌留空为不限。一次多条用 DemandParser。提交被拒绝时什么都不丢。',
      },
    },
  },
  args: {
    initial: blankDraft,
    post: fn(async () => undefined),
    onChange: fn(),
    contacts: [contact],
    onAddContact: fn(),
    uploadImage: fn(async (file: File) => ({
      url: `/files/${file.name}`,
      name: file.name,
      size: file.size,
      fileType: 'png',
      key: file.name,
    })),
    submitLabel: '发布',
  },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof DemandForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('请输入型号')
    await expect(args.post).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /型号/ }), 'STM32F103C8T6')
    await userEvent.type(canvas.getByRole('textbox', { name: /数量/ }), '２０００{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(args.post).toHaveBeenCalledWith(
      expect.objectContaining({ type: 1, model: 'STM32F103C8T6', quantity: 2000 }),
    )
  },
}

export const Filled: Story = {
  args: {
    initial: {
      ...blankDraft,
      type: 0,
      model: 'TPS5430DDAR',
      brand: 'TI',
      quantity: 46_000,
      price: 5.95,
      tax: 'with',
      batchNo: '24+',
    },
    submitLabel: '保存',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '供应' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: '单价' })).toHaveValue('5.95')
  },
}

/** A post that is changed ends when it did, unless it is given new days. */
export const Changed: Story = {
  args: {
    initial: { ...blankDraft, model: 'TPS5430DDAR', quantity: 46_000, validDays: null },
    ends: '2026-12-24',
    submitLabel: '保存',
  },
  play: async ({ args, canvas, userEvent }) => {
    const life = canvas.getByRole('button', { name: /有效期/ })
    await expect(life).toHaveTextContent('不变，2026-12-24 到期')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.post).toHaveBeenLastCalledWith(expect.objectContaining({ validDays: null }))
    await userEvent.click(life)
    await userEvent.click(await screen.findByRole('option', { name: '15 天' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.post).toHaveBeenLastCalledWith(expect.objectContaining({ validDays: 15 }))
  },
}

/** What the server says of a field stands under it, and nothing is lost. */
export const Refused: Story = {
  args: { ...Filled.args, post: fn(() => Promise.reject(new Error('操作太频繁，请 5 分钟后再试'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('操作太频繁，请 5 分钟后再试')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /型号/ })).toHaveValue('TPS5430DDAR')
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>] }
export const Picture: Story = { args: Filled.args ?? {} }
