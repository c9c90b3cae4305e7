import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { RouteProgress } from './RouteProgress.tsx'

const meta = {
  component: RouteProgress,
  parameters: {
    docs: {
      description: {
        component:
          '打开页面时窗口顶上的线：五秒慢慢走，到了就走完。整站一条；一块内容的等待用 Skeleton，知道多少用 ProgressBar。',
      },
      story: { inline: false, height: '320px' },
    },
  },
  args: { isActive: true },
} satisfies Meta<typeof RouteProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: '正在打开' })).toBeInTheDocument(),
}
export const Still: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
}

/** It jumps to the end when the page is there, and goes. */
export const Arrives: Story = {
  render: function Route() {
    const [isActive, setActive] = useState(true)
    return (
      <>
        <RouteProgress isActive={isActive} />
        <Button onPress={() => setActive(false)}>到了</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '到了' }))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await waitFor(() => expect(canvasElement.querySelector('[data-phase]')).toBeNull())
  },
}
