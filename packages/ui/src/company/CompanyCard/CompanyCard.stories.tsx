import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { company, formerly, longNamed } from '../story-data.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { CompanyList } from './CompanyList.tsx'

const meta = {
  component: CompanyList<typeof company>,
  subcomponents: { CompanyCard: CompanyCard as never },
  parameters: {
    docs: { description: { component: '用途：查企业的结果，一家一行。不是按现名找到的，写明是哪一项对上的。' } },
  },
  args: {
    companies: { data: [company, formerly, longNamed], totalRecord: 3 },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    whenEmpty: <EmptyState title="没有找到“栖雲”" action={<Button>查平台内企业</Button>} />,
    children: (one) => (
      <CompanyCard
        company={one}
        href={`#company${one.id}`}
        personHref="#person"
        action={<Button aria-label={`加入对比 ${one.name}`}>对比</Button>}
      />
    ),
  },
} satisfies Meta<typeof CompanyList<typeof company>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: company.name })).toHaveAttribute('href', '#company7')
    await expect(canvas.getByText('南京栖云电子有限公司')).toBeVisible()
  },
}
/** On the page of a person: what they are there, and on what record it rests. */
export const Ties: Story = {
  args: {
    children: (one) => (
      <CompanyCard company={one} href="#" ties={{ roles: ['法定代表人', '股东'], basis: '本企业的股东' }} />
    ),
  },
}
export const Loading: Story = { args: { companies: 'loading' } }
export const Failed: Story = {
  args: { companies: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { companies: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '查平台内企业' })).toBeVisible(),
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
