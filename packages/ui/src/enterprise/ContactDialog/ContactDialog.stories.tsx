import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { contacts } from '../story-contacts.ts'
import { blankContact } from './contact-draft.ts'
import { ContactDialog } from './ContactDialog.tsx'

const meta = {
  component: ContactDialog,
  parameters: {
    docs: {
      description: {
        component:
          '用途：新增或修改一位联系人。个人的联系人在发布供求时选用；企业的联系人还写明职位、负责的地区和品牌。联系方式只给登录的人看，查看会被记录。',
      },
    },
  },
  args: { isOpen: true, onOpenChange: fn(), save: fn(async () => undefined) },
} satisfies Meta<typeof ContactDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await expect(args.save).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: /姓名/ }), '林工')
    await userEvent.type(screen.getByRole('textbox', { name: /手机号码/ }), '13912345678')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledWith({ ...blankContact, name: '林工', mobile: '13912345678' })
  },
}

/** A contact of a company; what is wrong is said at its field. */
export const Company: Story = {
  args: { scope: 'enterprise', onType: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /姓名/ }), '林工')
    await userEvent.type(screen.getByRole('textbox', { name: /手机号码/ }), '13912345678')
    await userEvent.type(screen.getByRole('textbox', { name: /邮箱/ }), 'lin')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(screen.getByRole('textbox', { name: /邮箱/ })).toBeInvalid()
    await userEvent.type(screen.getByRole('textbox', { name: /邮箱/ }), '@example.com')
    await expect(args.onType).toHaveBeenLastCalledWith(expect.objectContaining({ email: 'lin@example.com' }))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expect(args.save).toHaveBeenCalledOnce()
  },
}

export const Known: Story = {
  args: { scope: 'enterprise', known: contacts[0]! },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '修改联系人' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /职位/ })).toHaveValue('销售经理')
  },
}

/** What the server refused is said, and nothing is lost. */
export const Refused: Story = {
  args: { known: contacts[0]!, save: fn(() => Promise.reject(new Error('最多 200 位联系人，请先删除一些'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await expect(await screen.findByText('最多 200 位联系人，请先删除一些')).toBeVisible()
  },
}

export const Phone: Story = { args: { ...Known.args }, globals: { viewport: { value: 'phone', isRotated: false } } }
