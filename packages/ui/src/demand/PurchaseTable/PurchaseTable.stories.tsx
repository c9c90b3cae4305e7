import type { MyDemand } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { demand } from '../quote-story-data.ts'
import { PurchaseTable } from './PurchaseTable.tsx'

const bought = (id: number, rest: Partial<MyDemand>): MyDemand => ({ ...demand, id, unreadCount: 0, ...rest })

const board = { bomId: 3, bomName: 'GW3 网关主板 revC' }
const demands = [
  bought(1, { model: 'TPS5430DDAR', quantity: 180, ...board, enquiryCount: 4, unreadCount: 2, bestPrice: 3.79 }),
  bought(2, { model: 'XC7788-A0', quantity: 500, ...board, enquiryCount: 0 }),
  bought(3, { bestPrice: 5.68 }),
  bought(4, { model: '0603WAF1002T5E', quantity: 5_000_000, bestPrice: 0.003_021, status: 'closed' }),
]

const meta = {
  component: PurchaseTable,
  parameters: {
    docs: { description: { component: '自己的求购，按来自哪份 BOM 分组：多少报价、最低含税价、按要的数量合计。' } },
  },
  args: {
    demands: { data: demands, totalRecord: demands.length },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    hrefOf: ({ id }) => `#demand${id}`,
    bomHref: (id) => `#bom${id}`,
    whenEmpty: <LinkButton href="#bom">粘贴 BOM</LinkButton>,
  },
} satisfies Meta<typeof PurchaseTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('求购 2，有报价 1')).toBeVisible()
    const board = within(canvas.getByRole('region', { name: 'GW3 网关主板 revC' }))
    await expect(board.getByRole('link', { name: '打开 BOM' })).toHaveAttribute('href', '#bom3')
    const row = within(canvas.getByRole('row', { name: /TPS5430DDAR/ }))
    await expect(row.getByText('¥682.20')).toBeVisible()
    await expect(row.getByText('2 个未读')).toBeVisible()
    await expect(row.getByRole('link', { name: '比价' })).toHaveAttribute('href', '#demand1')
    await expect(canvas.getByText('等报价')).toBeVisible()
    await expect(canvas.getByText('¥15,105.00')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { demands: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '粘贴 BOM' })).toBeVisible(),
}
export const Loading: Story = { args: { demands: 'loading' } }
export const Failed: Story = { args: { demands: { kind: 'network', onRetry: fn() } } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
