import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ToastRegion } from '../Toast/ToastRegion.tsx'
import { ToggleAction, type ToggleActionProps } from './ToggleAction.tsx'

type Verb = ToggleActionProps['set']

const meta = {
  component: ToggleAction,
  parameters: {
    docs: {
      description: {
        component:
          '收藏、关注、点赞这类开关动作：先显示结果，再等服务器；失败时退回并提示，返回的数以服务器为准。set 收到的是想要的状态，登录门由页面包在 set 里，未登录时返回 { isOn: false }。不要用于会丢数据的操作，那要 ConfirmDialog。',
      },
    },
  },
  args: {
    kind: 'favour',
    subject: 'TPS5430DDAR',
    isOn: false,
    count: 128,
    set: fn<Verb>(async (isOn) => ({ isOn, count: isOn ? 129 : 128 })),
  },
} satisfies Meta<typeof ToggleAction>

export default meta
type Story = StoryObj<typeof meta>

/** On at once, with the count of the answer. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收藏 TPS5430DDAR 128', pressed: false }))
    const on = await canvas.findByRole('button', { name: '收藏 TPS5430DDAR 129', pressed: true })
    await expect(on).toHaveTextContent('已收藏')
    await expect(args.set).toHaveBeenLastCalledWith(true)
    await userEvent.click(on)
    await canvas.findByRole('button', { pressed: false })
    await expect(args.set).toHaveBeenLastCalledWith(false)
  },
}

/** The promise breaks: it is as it was, and said so. */
export const RolledBack: Story = {
  args: { set: fn<Verb>(() => new Promise<void>((_, refuse) => setTimeout(() => refuse(new Error('timeout')), 200))) },
  decorators: [
    (Story) => (
      <>
        <ToastRegion />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^收藏/ }))
    await canvas.findByRole('button', { name: /129/, pressed: true })
    await canvas.findByRole('button', { name: /128/, pressed: false })
    await expect(await screen.findByText('收藏没有成功，已恢复')).toBeVisible()
  },
}

/** Nobody is logged in: the page opens its dialog, and answers that nothing was kept. */
export const Gate: Story = {
  args: { set: fn<Verb>(async () => ({ isOn: false })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^收藏/ }))
    await expect(args.set).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: /128/, pressed: false })).toBeVisible())
  },
}

export const ByKeyboard: Story = {
  args: { kind: 'follow', subject: '德州仪器 TI', count: undefined, set: fn<Verb>(async () => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: '关注 德州仪器 TI', pressed: true })).toHaveFocus()
  },
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['text', 'icon'] as const).map((shape) =>
        (['md', 'sm'] as const).map((size) => (
          <div key={shape + size} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <ToggleAction {...args} shape={shape} size={size} />
            <ToggleAction {...args} shape={shape} size={size} isOn />
            <ToggleAction {...args} shape={shape} size={size} kind="follow" subject="TI" count={undefined} />
            <ToggleAction {...args} shape={shape} size={size} kind="follow" subject="TI" count={undefined} isOn />
            <ToggleAction {...args} shape={shape} size={size} kind="like" count={10_001} />
            <ToggleAction {...args} shape={shape} size={size} kind="like" count={10_001} isOn />
          </div>
        )),
      )}
    </div>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
