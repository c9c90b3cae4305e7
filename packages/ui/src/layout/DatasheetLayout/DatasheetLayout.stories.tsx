import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SpecHeader } from '../../datasheet/SpecHeader/SpecHeader.tsx'
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { OmniSearch } from '../../search/OmniSearch/OmniSearch.tsx'
import { SearchStrip } from '../SearchStrip/SearchStrip.tsx'
import { specs } from '../story-data.ts'
import { Screen } from '../story-screen.tsx'
import { DatasheetLayout } from './DatasheetLayout.tsx'

const [spec] = specs
if (!spec) throw new Error('The samples lost a document.')

const meta = {
  component: DatasheetLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          '资料与型号页：最宽 1600 px，可用三列，头部下面是随页停留的搜索条（SearchStrip）。型号页、结果页、阅读页已有各自的 PartLayout、ResultsLayout、ReaderLayout；其余资料页用它。',
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    strip: (
      <SearchStrip search={<OmniSearch value="" onChange={fn()} onSearch={fn()} hrefOf={({ id }) => `#${id}`} />} />
    ),
    breadcrumb: <Breadcrumb items={[{ label: '首页', href: '#home' }, { label: '电源管理' }]} />,
    head: <h1>电源管理</h1>,
    side: (
      <Section title="分类">
        <Skeleton shape="text" count={6} />
      </Section>
    ),
    aside: (
      <Section title="热门资料">
        <Skeleton shape="text" count={4} />
      </Section>
    ),
    children: (
      <Section title="数据手册">
        <Skeleton shape="table" count={8} />
      </Section>
    ),
  },
  render: (args) => (
    <Screen>
      <DatasheetLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof DatasheetLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The strip stays over three panes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toBeVisible()
  },
}

/** What the page is about stands over its whole width, and is part of it. */
export const Band: Story = {
  args: { strip: null, head: null, band: <SpecHeader spec={spec} brandHref="#brand" backHref="#part" /> },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** The narrowest window there is: nothing is cut. */
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
