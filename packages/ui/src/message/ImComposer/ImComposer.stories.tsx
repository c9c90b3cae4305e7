import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { ImComposer, type ImComposerProps } from './ImComposer.tsx'

function Held(props: ImComposerProps) {
  const [value, setValue] = useState(props.value)
  return <ImComposer {...props} value={value} onChange={setValue} />
}

const meta = {
  component: ImComposer,
  parameters: {
    docs: {
      description: {
        component: '用途：写一句话。Enter 发送，Shift+Enter 换行；可拖入或粘贴图片和文件；卡片随下一句发出。',
      },
    },
  },
  args: {
    peerName: '程小姐',
    value: '',
    onChange: fn(),
    onSend: fn(),
    onFiles: fn(),
    onCard: fn(),
    onPhrases: fn(),
    phrases: ['还有现货吗？', '可以含税开专票吗？'],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ImComposer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '对程小姐说' })
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled()
    await userEvent.type(field, '   {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(field, '交期{Shift>}{Enter}{/Shift}写进合同{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** The Enter that chooses a character sends nothing, in Safari neither, which ends the composition first. */
export const WhileComposing: Story = {
  args: { value: '交期' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '对程小姐说' })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter' })
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** Pastes a picture, with a text beside it: whether the page took it in place of the field. */
function paste(field: HTMLElement, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File(['-'], 'image.png', { type: 'image/png' }))
  if (text) clipboardData.setData('text/plain', text)
  return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** A picture is sent; cells of a spreadsheet, which bring a picture of themselves, go into the field. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '对程小姐说' })
    await expect(paste(field, 'STM32F103C8T6\t100\n')).toBe(false)
    await expect(args.onFiles).not.toHaveBeenCalled()
    await expect(paste(field, '')).toBe(true)
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'image.png' })])
  },
}

export const Attached: Story = {
  args: { attached: { label: 'GD32F303RET6', onRemove: fn() }, isKept: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '移除 GD32F303RET6' }))
    await expect(args.attached?.onRemove).toHaveBeenCalledOnce()
  },
}

export const Phrases: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '快捷语' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '还有现货吗？' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '对程小姐说' })).toHaveValue('还有现货吗？'))
  },
}

export const Closed: Story = {
  args: { closed: '您已屏蔽对方。' },
  play: ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
}
