import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { inWindow } from '../story-data.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const search = <TextField label="搜索" value="TPS7A2033PDBVRX" onChange={() => {}} size="lg" isLabelHidden />

const meta = {
  component: NotFoundPage,
  parameters: {
    docs: {
      description: {
        component:
          '页面不见了、东西没有了、被移除了：说清是哪一种，并给出搜索。只有路由没有匹配时才倒数回首页，任何一个动作都会停下它。',
      },
    },
  },
  args: {
    kind: 'route',
    home: '#home',
    search,
    address: { path: '/specification/detail/TPS7A2033PDBVRX', word: 'TPS7A2033PDBVRX' },
  },
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const Route: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '页面不见了' })).toBeVisible()
    await expect(canvas.getByText('This page could not be found')).toBeVisible()
  },
}

/** Two seconds, then home. */
export const Returns: Story = {
  args: { onReturn: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('秒后返回首页')).toBeVisible()
    await waitFor(() => expect(args.onReturn).toHaveBeenCalledOnce(), { timeout: 10_000 })
  },
}

export const Stays: Story = {
  args: { onReturn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '留在此页' }))
    await expect(canvas.queryByText('秒后返回首页')).toBeNull()
    await new Promise((done) => setTimeout(done, 2500))
    await expect(args.onReturn).not.toHaveBeenCalled()
  },
}

/** Whoever begins to search wants to stay. */
export const StaysForASearch: Story = {
  args: { onReturn: fn() },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: '搜索' }).focus()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '留在此页' })).toBeNull())
  },
}

/** What comes near the address, each with its page. */
export const Likely: Story = {
  args: {
    likely: [
      { name: 'TPS7A2033PDBVR', href: '#part' },
      { name: '德州仪器 LDO 选型入门', href: '#article' },
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '可能要找的页面' }))
    await expect(list.getByRole('link', { name: 'TPS7A2033PDBVR' })).toHaveAttribute('href', '#part')
  },
}

export const Missing: Story = {
  args: { kind: 'object', noun: '资料', address: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '没有找到这份资料' })).toBeVisible(),
}
export const Gone: Story = {
  args: { kind: 'gone', noun: '商品', address: undefined, why: '店铺在 2025-11-02 下架了它。' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '该商品已被移除' })).toBeVisible(),
}
export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: inWindow('phone') }
