import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longPost, offered, wanted } from '../story-data.ts'
import { RenewBar } from './RenewBar.tsx'

const meta = {
  component: RenewBar,
  parameters: {
    docs: {
      description: {
        component: '用途：自己的供求三天内要到期，一次续期。没有要到期的就不出现；续期失败把原因说在原处。',
      },
    },
  },
  args: {
    count: 3,
    demands: [wanted, offered, { ...wanted, id: 104, model: 'LM358DR' }],
    onRenew: fn(async () => undefined),
  },
} satisfies Meta<typeof RenewBar>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 条供求三天内到期')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '全部续期 30 天' }))
    await expect(args.onRenew).toHaveBeenCalledWith([101, 102, 104])
  },
}
/** More end than are told; the button says how many it renews. */
export const Many: Story = {
  args: { count: 46 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/等 46 条/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '续期前 3 条' })).toBeVisible()
  },
}
export const Refused: Story = {
  args: {
    onRenew: fn(async () => {
      throw new Error('操作太频繁，12 秒后再试')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部续期 30 天' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作太频繁，12 秒后再试')
  },
}
export const Long: Story = {
  args: { count: 1, demands: [longPost] },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
}
export const Nothing: Story = {
  args: { count: 0, demands: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
