import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { addresses } from '../story-own.ts'
import { AddressCards } from './AddressCards.tsx'

const meta = {
  component: AddressCards,
  parameters: {
    docs: {
      description: {
        component:
          '用途：管理本人的收货地址，默认的排在最前，最后一张卡片新增。存满后说明为什么不能再加。下单时选地址用 RecordPicker。',
      },
    },
  },
  args: {
    addresses: addresses.filter(({ type }) => type === 'CN'),
    onAdd: fn(),
    onEdit: fn(),
    onDefault: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AddressCards>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(within(first!).getByText('138****0000')).toBeVisible()
    await expect(within(first!).queryByRole('button', { name: /设为默认/ })).toBeNull()
    await expect(canvas.getByText('上海市浦东新区张江路 665 号 2 号楼 7 层')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '设为默认 王收' }))
    await expect(args.onDefault).toHaveBeenCalledWith(addresses[2])
    await userEvent.click(canvas.getByRole('button', { name: '删除 前台' }))
    await expect(args.onRemove).toHaveBeenCalledWith(addresses[3])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { addresses: 'loading' } }
export const Failed: Story = {
  args: { addresses: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { addresses: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新地址' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** 320 px, with everything as long as it gets, and no room for another. */
export const Full: Story = {
  args: { addresses: addresses.slice(-1), cannotAdd: '已存满 20 个，请先删除不用的' },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /新地址/ })).toBeDisabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Picture: Story = { args: { addresses } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
