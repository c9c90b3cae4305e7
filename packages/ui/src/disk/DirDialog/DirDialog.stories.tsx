import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { DirDialog } from './DirDialog.tsx'

const meta = {
  component: DirDialog,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: { component: '用途：新建文件夹，给文件夹或文件改名。重名时名字留在框里，说明原因。' },
    },
  },
  args: {
    title: '重命名 GW3_sch_revC.pdf',
    label: '文件名',
    verb: '改名',
    name: 'GW3_sch_revC.pdf',
    maxLength: 200,
    onClose: fn(),
    save: fn(async () => undefined),
  },
} satisfies Meta<typeof DirDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = screen.getByRole('textbox', { name: '文件名' })
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('button', { name: '改名' }))
    await expect(await screen.findByText('请填写文件名')).toBeVisible()
    await userEvent.type(field, 'GW3_sch_revD.pdf{Enter}')
    await expect(args.save).toHaveBeenCalledWith('GW3_sch_revD.pdf')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** The name that is taken stays to be changed. */
export const Taken: Story = {
  args: { save: fn(() => Promise.reject(new Error('这里已有同名文件，请换一个名称'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '改名' }))
    await expect(await screen.findByText('这里已有同名文件，请换一个名称')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
