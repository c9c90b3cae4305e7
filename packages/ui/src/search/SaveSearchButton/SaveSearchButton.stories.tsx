import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SaveSearchButton, type SaveSearchButtonProps } from './SaveSearchButton.tsx'

const meta = {
  component: SaveSearchButton,
  parameters: {
    docs: { description: { component: '保存一次搜索和它的筛选，可选有新结果时提醒。名称先按条件取好，可以改。' } },
  },
  args: { name: '线性稳压器 LDO 3.3 V', onSave: fn<SaveSearchButtonProps['onSave']>(async () => undefined) },
} satisfies Meta<typeof SaveSearchButton>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: '保存搜索' }))
  return screen.findByRole('textbox', { name: /名称/ })
}

/** The name is there already; what is kept closes the dialog. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await open(canvas)).toHaveValue('线性稳压器 LDO 3.3 V')
    await userEvent.click(screen.getByRole('checkbox', { name: '有新结果时提醒我' }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.onSave).toHaveBeenCalledWith('线性稳压器 LDO 3.3 V', false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What is not kept with it is told before. */
export const Noted: Story = {
  args: { note: '发布时间不随搜索保存，提醒的都是此后的新信息。' },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(screen.getByText(/发布时间不随搜索保存/)).toBeVisible()
  },
}

/** Nothing is kept without a name. */
export const Nameless: Story = {
  play: async ({ args, canvas }) => {
    const box = await open(canvas)
    await userEvent.clear(box)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(box).toHaveAccessibleDescription('请填写名称')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** What was refused is told, and the dialog stays. */
export const Refused: Story = {
  args: { onSave: fn<SaveSearchButtonProps['onSave']>(() => Promise.reject(new Error('最多保存 100 个搜索'))) },
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(await screen.findByText('最多保存 100 个搜索')).toBeVisible()
  },
}

export const Picture: Story = { args: { label: '保存选型' } }
