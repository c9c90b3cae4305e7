import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ClashDialog } from './ClashDialog.tsx'

const meta = {
  component: ClashDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: { component: '用途：移动或复制时名称已被占用，问怎么办。不回答就都不动。' },
    },
  },
  args: { why: '这里已有同名文件「GW3_BOM_revC.xlsx」', onAnswer: fn() },
} satisfies Meta<typeof ClashDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '都保留' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('rename')
    await userEvent.click(screen.getByRole('button', { name: '跳过同名的' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('skip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith(undefined))
  },
}
export const Least: Story = { globals: { viewport: { value: 'least' } } }
