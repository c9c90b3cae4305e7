import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import brands from '../../brand/BrandGrid/BrandGrid.stories.tsx'
import { BrandGrid } from '../../brand/BrandGrid/BrandGrid.tsx'
import categories from '../../datasheet/CategoryTree/CategoryTree.stories.tsx'
import { CategoryTree } from '../../datasheet/CategoryTree/CategoryTree.tsx'
import { RecentRow } from '../../datasheet/RecentRow/RecentRow.tsx'
import { SpecCard } from '../../datasheet/SpecCard/SpecCard.tsx'
import { SpecList } from '../../datasheet/SpecList/SpecList.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import doors from '../../search/EntryDoors/EntryDoors.stories.tsx'
import { EntryDoors } from '../../search/EntryDoors/EntryDoors.tsx'
import words from '../../search/HotWords/HotWords.stories.tsx'
import { HotWords } from '../../search/HotWords/HotWords.tsx'
import { OmniSearch } from '../../search/OmniSearch/OmniSearch.tsx'
import { QueryChips } from '../../search/QueryChips/QueryChips.tsx'
import { QueryTraces } from '../../search/QueryTraces/QueryTraces.tsx'
import { chips, now, query, specs } from '../story-data.ts'
import { Screen } from '../story-screen.tsx'
import { HomeLayout } from './HomeLayout.tsx'

const hrefOf = ({ id }: { id: number }) => `#${id}`
const cards = specs.map((spec) => <SpecCard key={spec.id} spec={spec} href={hrefOf(spec)} now={now} />)

/** The search box with a query in it, or empty. */
function Search({ text = '' }: { text?: string }) {
  const read = text === '' ? [] : chips
  return (
    <>
      <QueryTraces text={text} chips={read}>
        <OmniSearch size="lg" value={text} onChange={fn()} onSearch={fn()} hrefOf={hrefOf} />
        <QueryChips chips={read} onRemove={fn()} total={text === '' ? undefined : 84} totalHref="#search" />
      </QueryTraces>
      <HotWords {...words.args} />
    </>
  )
}

const meta = {
  component: HomeLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '首页：搜索框在中间，其余都是往下走的路。没有轮播，没有弹窗。' },
      story: { inline: false, height: '720px' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    figures: { models: 363_214, brands: 1082, categories: 141, datasheets: 20_418 },
    search: <Search />,
    doors: <EntryDoors {...doors.args} />,
    main: (
      <Section title="分类" meta="141">
        <CategoryTree {...categories.args} />
      </Section>
    ),
    aside: (
      <Section title="热门资料">
        <SpecList>{cards}</SpecList>
      </Section>
    ),
    children: [
      <Section key="brands" title="品牌" meta="1,082">
        <BrandGrid {...brands.args} />
      </Section>,
      <Section key="newest" title="最新数据手册" meta="共 20,418 份">
        <SpecList columns={2}>{cards}</SpecList>
      </Section>,
      <Section key="recent" title="最近浏览" meta="仅存在本机">
        <RecentRow
          entries={specs.map(({ id, title, brandCn }) => ({ id, name: title, brand: brandCn }))}
          hrefOf={hrefOf}
        />
      </Section>,
    ],
  },
  render: (args) => (
    <Screen>
      <HomeLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof HomeLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The search box is the centre; one heading, one main part. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: '元器件数据手册、选型与供求' })).toBeVisible()
    await expect(canvas.getByText('363,214')).toBeVisible()
  },
}

/** What is typed is understood at once: each word's trace ends on its chip. */
export const Understood: Story = { args: { search: <Search text={query} /> } }

/** The catalogue's size is not known: nothing stands in its place. */
export const WithoutFigures: Story = { args: { figures: undefined } }

/** The shape of a tablet: one column. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

/** The narrowest window there is: nothing is cut. */
export const Least: Story = { ...Tablet, globals: { viewport: { value: 'least' } } }

export const Picture: Story = { args: { search: <Search text={query} /> } }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
