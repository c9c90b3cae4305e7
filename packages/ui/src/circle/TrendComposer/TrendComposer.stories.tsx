import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { parts } from '../story-data.ts'
import { TrendComposer } from './TrendComposer.tsx'

const meta = {
  component: TrendComposer,
  parameters: {
    docs: {
      description: { component: '写帖子。电路问题有输入、输出、负载和试过什么；选到停产的型号当场提醒，并给出替代。' },
    },
  },
  args: {
    uploadImage: () => new Promise(() => {}),
    send: fn(async () => undefined),
    found: [{ value: '2', label: 'MCP2551-I/SN', detail: 'Microchip' }],
    findState: 'ready',
    onFind: fn(),
    partOf: async () => parts[1] as (typeof parts)[number],
    alternatesOf: ({ id }) => `#alternates${id}`,
  },
} satisfies Meta<typeof TrendComposer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(canvas.getAllByText('请用一句话写出问题')[0]).toBeVisible()
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /一句话写出问题/ }), '总线 40 Ω')
    await userEvent.type(canvas.getByRole('textbox', { name: /说清楚/ }), '断电量的')
    await userEvent.click(canvas.getByRole('button', { name: '发布' }))
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'question', title: '总线 40 Ω', content: '断电量的', partIds: [] }),
    )
  },
}
export const Ending: Story = {
  args: { initial: { title: 'CAN 总线断电量 H-L 是 40 Ω', load: '6 个节点', parts } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '看替代' })).toHaveAttribute('href', '#alternates2')
  },
}
export const Talk: Story = { args: { initial: { kind: 'talk' } } }
export const Picture: Story = { args: Ending.args ?? {} }
