import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CommentBox } from './CommentBox.tsx'

const meta = {
  component: CommentBox,
  parameters: { docs: { description: { component: '写评论或回复：发出之前文字一直保留，Ctrl+Enter 发表。' } } },
  args: { label: '发表评论', send: fn<(content: string) => Promise<unknown>>(async () => undefined) },
} satisfies Meta<typeof CommentBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '发表评论' }), '写得好')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.send).toHaveBeenCalledWith('写得好')
  },
}

/** What was refused stays in the field. */
export const Refused: Story = {
  args: {
    send: fn<(content: string) => Promise<unknown>>(async () => {
      throw new Error('相同的内容刚刚发过，请不要重复发表')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '发表评论' }), '写得好')
    await userEvent.click(canvas.getByRole('button', { name: '发表' }))
    await expect(await canvas.findByText('相同的内容刚刚发过，请不要重复发表')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '发表评论' })).toHaveValue('写得好')
  },
}
