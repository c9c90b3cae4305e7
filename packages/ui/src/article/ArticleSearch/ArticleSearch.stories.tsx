import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ArticleSearch } from './ArticleSearch.tsx'

const meta = {
  component: ArticleSearch,
  parameters: { docs: { description: { component: '用途：资讯的搜索框。回车即搜；没有脚本时是普通表单。' } } },
  args: { action: '#', onSearch: fn() },
} satisfies Meta<typeof ArticleSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索资讯' }), ' MLCC 偏压{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('MLCC 偏压')
  },
}
