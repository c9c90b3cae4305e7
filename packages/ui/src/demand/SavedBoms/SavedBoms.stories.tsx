import type { Bom } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { now } from '../story-data.ts'
import { SavedBoms } from './SavedBoms.tsx'

const saved: Bom = {
  id: 3,
  name: 'GW3 网关主板 revC',
  boards: 500,
  attrition: 2,
  lineCount: 132,
  cartCount: 110,
  demandCount: 18,
  reviewCount: 4,
  shareCode: '',
  isWatched: true,
  createTime: '2026-11-02T08:00:00+08:00',
  updateTime: '2026-11-22T08:00:00+08:00',
}

const boms: Bom[] = [
  saved,
  { ...saved, id: 4, name: 'BMS 采集板 V2.1', boards: 1, lineCount: 86, isWatched: false, shareCode: 'k3' },
  { ...saved, id: 5, name: '车载充电器_主控_量产版_2026Q4_供应商回传_第三版(2)', lineCount: 5000, boards: 1_000_000 },
]

const meta = {
  component: SavedBoms,
  parameters: { docs: { description: { component: '保存的 BOM：多少行、去了哪里、有没有变化提醒；点名称打开。' } } },
  args: {
    boms: { data: boms, totalRecord: boms.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    hrefOf: ({ id }) => `#bom${id}`,
    now,
    actionOf: ({ name }) => (
      <Button size="sm" aria-label={`管理 ${name}`}>
        管理
      </Button>
    ),
    whenEmpty: <EmptyState title="还没有保存的 BOM" action={<LinkButton href="#bom">粘贴 BOM</LinkButton>} />,
  },
} satisfies Meta<typeof SavedBoms>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'GW3 网关主板 revC' })).toHaveAttribute('href', '#bom3')
    await expect(canvas.getByText('132 行 × 500 套')).toBeVisible()
    await expect(canvas.getAllByText('变化提醒')).toHaveLength(2)
    await expect(canvas.getByText('已分享')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { boms: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '粘贴 BOM' })).toBeVisible(),
}
export const Loading: Story = { args: { boms: 'loading' } }
export const Failed: Story = { args: { boms: { kind: 'network', onRetry: fn() } } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
