import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PartTable } from '../../datasheet/PartTable/PartTable.tsx'
import { SpecCard } from '../../datasheet/SpecCard/SpecCard.tsx'
import { SpecList } from '../../datasheet/SpecList/SpecList.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ListToolbar } from '../../primitives/ListToolbar/ListToolbar.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import facets from '../../search/FacetPanel/FacetPanel.stories.tsx'
import { FacetPanel } from '../../search/FacetPanel/FacetPanel.tsx'
import { matchRanges } from '../../search/match-ranges.ts'
import { OmniSearch } from '../../search/OmniSearch/OmniSearch.tsx'
import { QueryChips } from '../../search/QueryChips/QueryChips.tsx'
import { SearchStrip } from '../SearchStrip/SearchStrip.tsx'
import { chips, found, now, query, specs } from '../story-data.ts'
import { Screen } from '../story-screen.tsx'
import { ResultsLayout } from './ResultsLayout.tsx'

const hrefOf = ({ id }: { id: number }) => `#${id}`

const tabs = (
  <LinkTabs
    label="结果的种类"
    current="all"
    items={[
      { id: 'all', label: '全部', count: 88, href: '#all' },
      { id: 'model', label: '型号', count: 84, href: '#model' },
      { id: 'spec', label: '资料', count: 4, href: '#spec' },
    ]}
  />
)

const Parts = () => (
  <>
    <ListToolbar
      title="型号"
      total={84}
      order={{
        value: 'relevance',
        options: [
          { value: 'relevance', label: '相关度' },
          { value: 'stock', label: '库存从多到少' },
        ],
        onChange: fn(),
      }}
    >
      <Button size="sm">
        <Icon of={Download} /> 下载所选资料(1)
      </Button>
    </ListToolbar>
    <PartTable
      parts={found}
      caption={`${query}的型号`}
      hrefOf={hrefOf}
      datasheetOf={({ specId }) => (specId === null ? null : '#spec')}
      rangesOf={(model) => matchRanges('104', model)}
      selection={{ selected: new Set([1]), onChange: fn() }}
    />
    <Pagination page={1} pageSize={20} total={84} hrefFor={(page) => `#page=${page}`} />
    <Section title="资料" meta="4" more={{ href: '#spec', label: '全部' }}>
      <SpecList columns={2}>
        {specs.slice(0, 4).map((spec) => (
          <SpecCard key={spec.id} spec={spec} href={hrefOf(spec)} now={now} />
        ))}
      </SpecList>
    </Section>
  </>
)

const meta = {
  component: ResultsLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '搜索结果的一页：种类一行，筛选在左，表格在第一屏里就开始。插槽放什么由站点决定。' },
      story: { inline: false, height: '720px' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: `${query} 的搜索结果`,
    tabs,
    facets: <FacetPanel {...facets.args} />,
    narrowed: 1,
    children: <Parts />,
  },
  render: (args) => (
    <Screen>
      <SearchStrip
        search={<OmniSearch value={query} onChange={fn()} onSearch={fn()} hrefOf={hrefOf} />}
        chips={<QueryChips chips={chips} hrefWithout={({ start }) => `#without-${start}`} />}
      />
      <ResultsLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof ResultsLayout>

export default meta
type Story = StoryObj<typeof meta>

/** Filters at the left, the first rows within the first screen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `${query} 的搜索结果` })).toBeInTheDocument()
    const [firstRow] = within(canvas.getByRole('grid')).getAllByRole('link')
    await expect(firstRow?.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    await expect(
      within(canvas.getByRole('region', { name: '筛选' })).getByRole('link', { current: true }),
    ).toBeVisible()
  },
}

/** Below 1024 px filters are folded over the results, and say how many are on. */
export const Folded: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const fold = canvas.getByText(/^筛选/)
    await expect(fold).toHaveTextContent('筛选(1)')
    await userEvent.click(fold)
    await expect(canvas.getAllByRole('list', { name: '品牌' }).filter((list) => list.checkVisibility())).toHaveLength(1)
  },
}

/** The narrowest window there is: nothing is cut. */
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

/** Nothing found, nothing to narrow: one column. */
export const Empty: Story = {
  args: {
    tabs: undefined,
    facets: undefined,
    narrowed: 0,
    children: <EmptyState title="没有找到数据手册" why="换个型号、品牌，或少用几个词试试。" />,
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
