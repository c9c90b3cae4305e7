import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { queue } from '../../primitives/Toast/toast-queue.ts'
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { inWindow } from '../story-data.ts'
import { FeedbackDialog } from './FeedbackDialog.tsx'

const meta = {
  component: FeedbackDialog,
  parameters: {
    docs: {
      description: { component: '哪里不对、怎么答复您。三项各自说各自的错，写好的不会丢。举报内容用 ReportDialog。' },
      story: { inline: false, height: '640px' },
    },
  },
  // RAC says ‘pending’ through pictures without a name, long after the button is gone.
  beforeEach: () => queue.clear(),
  args: {
    isOpen: true,
    onOpenChange: fn(),
    categories: [
      { id: 1, label: '资料有误' },
      { id: 2, label: '功能建议' },
    ],
    submit: fn(async () => undefined),
    pageAddress: '/specification/detail/TPS7A2033PDBVR',
  },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const change = (next: boolean) => {
      setOpen(next)
      args.onOpenChange(next)
    }

    return (
      <div style={{ minHeight: 640 }}>
        <Button onPress={() => change(true)}>意见反馈</Button>
        <FeedbackDialog {...args} isOpen={isOpen} onOpenChange={change} />
        <ToastRegion />
      </div>
    )
  },
} satisfies Meta<typeof FeedbackDialog>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const content = () => screen.findByRole('textbox', { name: '反馈内容' })
const contact = () => screen.getByRole('textbox', { name: '联系方式' })

export const Empty: Story = {}

export const Missing: Story = {
  play: async ({ args }) => {
    await press('提交')
    await expect(screen.getByText('请选择反馈类型')).toBeVisible()
    await expect(screen.getByText('请完善反馈内容，以便我们快速解决')).toBeVisible()
    await expect(screen.getByText('请填写邮箱，方便我们跟进')).toBeVisible()
    await expect(args.submit).not.toHaveBeenCalled()
  },
}

/** The content asks when it is left, the contact while it changes. */
export const AsksInTime: Story = {
  play: async () => {
    await userEvent.click(await content())
    await userEvent.tab()
    await expect(await screen.findByText('请完善反馈内容，以便我们快速解决')).toBeVisible()
    await userEvent.type(contact(), 'a{Backspace}')
    await expect(screen.getByText('请填写邮箱，方便我们跟进')).toBeVisible()
  },
}

const fill = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /反馈类型/ }))
  await userEvent.click(await screen.findByRole('option', { name: '资料有误' }))
  await userEvent.type(await content(), '第 5 页的压差少了单位')
  await userEvent.type(contact(), 'lin@example.com')
  await press('提交')
}

export const Thanks: Story = {
  play: async ({ args }) => {
    await fill()
    await expect(args.submit).toHaveBeenCalledWith({
      categoryId: 1,
      content: '第 5 页的压差少了单位',
      contact: 'lin@example.com',
      page: '/specification/detail/TPS7A2033PDBVR',
    })
    await waitFor(() => expect(screen.getAllByText('感谢您的反馈！').length).toBeGreaterThan(0))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('意见反馈')
    await expect(await content()).toHaveValue('')
  },
}

/** What was written stays. */
export const Refused: Story = {
  args: {
    submit: fn(async () => {
      throw new Error('操作太频繁，12 秒后再试')
    }),
  },
  play: async () => {
    await fill()
    await expect(await screen.findByRole('alert')).toHaveTextContent('操作太频繁，12 秒后再试')
    await expect(await content()).toHaveValue('第 5 页的压差少了单位')
  },
}

export const Picture: Story = { play: async () => press('提交') }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: inWindow('phone') }
