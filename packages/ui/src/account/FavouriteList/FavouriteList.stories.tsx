import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { datasheets, now, page, paging } from '../story-records.ts'
import { FavouriteList } from './FavouriteList.tsx'

const meta = {
  component: FavouriteList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：我的收藏，四类各一页，可按标签与关键词缩小。取消收藏不必确认，由外面的吐司提供“撤销”；标签在小对话框里改。类型、标签、页码都是链接，由外面放进地址。不要用它列浏览记录，那是 ViewHistory。',
      },
    },
  },
  args: {
    records: page(datasheets, 128),
    kind: 'datasheet',
    kindHref: (kind) => `#${kind}`,
    counts: { datasheet: 128, article: 6, agent: 3, demand: 0 },
    tags: [
      { name: '电源', count: 18 },
      { name: '主控', count: 9 },
      { name: '样机 A', count: 4 },
    ],
    tagHref: (tag) => `#tag-${tag ?? 'all'}`,
    keywords: '',
    onSearch: fn(),
    hrefOf: ({ id }) => `#record-${id}`,
    onRemove: fn(async () => undefined),
    setTags: fn(async () => undefined),
    start: '#search',
    now,
    paging,
  },
} satisfies Meta<typeof FavouriteList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /TPS5430/ })).toHaveAttribute('href', '#record-20')
    await expect(canvas.getByRole('link', { name: /^电源/ })).toHaveAttribute('href', '#tag-电源')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索收藏' }), 'STM32 {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('STM32')
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 STM32F103C8T6 数据手册.pdf' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 W25Q128JV/ }))
    await userEvent.click(canvas.getByRole('button', { name: '取消收藏' }))
    await expect(args.onRemove).toHaveBeenCalledWith([22, 23])
  },
}

/** A word that was used before is one press away. */
export const Tags: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'STM32F103C8T6 数据手册.pdf 的标签' }))
    const dialog = within(await screen.findByRole('dialog', { name: '标签' }))
    await userEvent.click(dialog.getByRole('button', { name: '样机 A' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '标签' }), '量产{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(args.setTags).toHaveBeenCalledWith(datasheets[2], ['主控', '样机 A', '量产'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Refused: Story = {
  args: {
    onRemove: fn(async () => {
      throw new TypeError('Failed to fetch')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /取消收藏 TPS5430/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有取消收藏，请再试一次')
  },
}
export const Empty: Story = {
  args: { records: page([]), tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收藏资料')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去搜索' })).toHaveAttribute('href', '#search')
  },
}
export const Loading: Story = { args: { records: 'loading' } }
export const Failed: Story = {
  args: { records: { kind: 'server', requestId: '7f3a', onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}

export const Picture: Story = {
  args: { tag: '电源' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('checkbox', { name: /选择 GRM155/ })),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
