import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component:
          '一块没有取到：怎么了、留住了什么、怎么办。网络、超时、服务器、自己坏了四种。还有旧数据时留着旧的，上面用 Alert。',
      },
    },
  },
  args: { kind: 'network', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Network: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络不通，内容可能不是最新')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Tried again by a key and in vain: the focus is on ‘重试’ again, and not at the top of the page. */
export const TriedAgain: Story = {
  render: function Failing(args) {
    const [isAsking, setAsking] = useState(false)
    return (
      <>
        {isAsking ? <p>加载中</p> : <ErrorState {...args} onRetry={() => setAsking(true)} />}
        <Button onPress={() => setAsking(false)}>没有取到</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '重试' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('加载中')).toBeVisible()
    // Pressed without taking the focus, as an answer of the server comes.
    canvas.getByRole('button', { name: '没有取到' }).click()
    await expect(await canvas.findByRole('button', { name: '重试' })).toHaveFocus()
  },
}

export const Timeout: Story = { args: { kind: 'timeout' } }

export const Server: Story = {
  args: { kind: 'server', requestId: '7f3a91' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('服务暂时不可用（编号 7f3a91）')
    await expect(canvas.getByRole('button', { name: '复制编号' })).toBeVisible()
  },
}

/** The server's own words come as received. */
export const ServerSays: Story = { args: { kind: 'server', message: '规格书不存在', requestId: '7f3a91' } }

export const Broken: Story = { args: { kind: 'broken', onRetry: undefined } }

export const Picture: Story = {
  render: (args) => (
    <>
      <ErrorState {...args} />
      <ErrorState kind="timeout" onRetry={args.onRetry} />
      <ErrorState kind="server" requestId="7f3a91" onRetry={args.onRetry} />
      <ErrorState kind="broken" />
    </>
  ),
}
