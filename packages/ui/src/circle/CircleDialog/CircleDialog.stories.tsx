import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { circle } from '../story-data.ts'
import { CircleDialog } from './CircleDialog.tsx'

const symbolOf = (path: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="${path}" stroke="currentColor"/></svg>`)}`

const meta = {
  component: CircleDialog,
  parameters: { docs: { description: { component: '申请一个圈子：名字边写边看有没有相近的，符号或自己的图。' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    similar: [],
    hrefOf: ({ id }) => `#${id}`,
    onName: fn(),
    symbols: [
      { src: symbolOf('M4 14h20'), label: '电源' },
      { src: symbolOf('M14 4v20'), label: '天线' },
    ],
    uploadImage: () => new Promise(() => {}),
    send: fn(async () => undefined),
  },
} satisfies Meta<typeof CircleDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /名字/ }), '射频圈')
    await userEvent.click(screen.getByRole('radio', { name: '天线' }))
    await userEvent.type(screen.getByRole('textbox', { name: /介绍/ }), '匹配与天线')
    await userEvent.click(screen.getByRole('button', { name: '提交审核' }))
    await expect(args.send).toHaveBeenCalledWith({
      name: '射频圈',
      imgUrl: symbolOf('M14 4v20'),
      intro: '匹配与天线',
      reason: '',
    })
  },
}
export const Similar: Story = {
  args: { similar: [circle], initial: { name: '电源交流' } },
  play: async () => {
    await expect(screen.getByRole('link', { name: /去加入/ })).toBeVisible()
  },
}
