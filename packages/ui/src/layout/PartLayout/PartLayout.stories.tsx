import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Download, Star } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { ParamTable } from '../../datasheet/ParamTable/ParamTable.tsx'
import { PartHeader } from '../../datasheet/PartHeader/PartHeader.tsx'
import { SpecCard } from '../../datasheet/SpecCard/SpecCard.tsx'
import { SpecList } from '../../datasheet/SpecList/SpecList.tsx'
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { OmniSearch } from '../../search/OmniSearch/OmniSearch.tsx'
import { SearchStrip } from '../SearchStrip/SearchStrip.tsx'
import { now, part, specs } from '../story-data.ts'
import { Screen } from '../story-screen.tsx'
import { PartLayout } from './PartLayout.tsx'

const ofPart = specs.slice(0, 1)

const meta = {
  component: PartLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '型号页：先说是什么、给数据手册，再是全部的数。参数在 PDF 旁边。' },
      story: { inline: false, height: '720px' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    breadcrumb: (
      <Breadcrumb
        items={[
          { label: '首页', href: '#home' },
          { label: '电源管理', href: '#power' },
          { label: 'DC-DC 转换器', href: '#dcdc' },
          { label: part.model },
        ]}
      />
    ),
    head: <PartHeader part={part} brandHref="#brand" />,
    side: (
      <>
        <LinkButton tone="primary" size="lg" shape="block" href="#spec">
          <Icon of={BookOpen} /> 阅读数据手册 33 页
        </LinkButton>
        <Button size="lg" shape="block">
          <Icon of={Download} /> 下载 PDF
        </Button>
        <Button tone="quiet">
          <Icon of={Star} /> 收藏
        </Button>
      </>
    ),
    main: (
      <Section title="参数" meta={`${part.params.length} 项`}>
        <ParamTable params={part.params} caption={`${part.model} 的参数`} />
      </Section>
    ),
    aside: (
      <Section title="数据手册" meta="1 份">
        <SpecList>
          {ofPart.map((spec) => (
            <SpecCard key={spec.id} spec={spec} href="#spec" now={now} />
          ))}
        </SpecList>
      </Section>
    ),
  },
  render: (args) => (
    <Screen>
      <SearchStrip search={<OmniSearch value="" onChange={fn()} onSearch={fn()} hrefOf={({ id }) => `#${id}`} />} />
      <PartLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof PartLayout>

export default meta
type Story = StoryObj<typeof meta>

/** What it is and its datasheet stand within the first screen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: part.model })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /阅读数据手册/ }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    )
  },
}

/** No document is held, ours or the maker's. */
export const WithoutDatasheet: Story = {
  args: {
    side: <EmptyState title="还没有这份数据手册" why="可以先看参数，或搜索同系列的型号。" />,
    aside: (
      <Section title="数据手册">
        <EmptyState
          title="本站还没有收录"
          why="原厂提供了这份数据手册。"
          action={<LinkButton href="https://www.ti.com.cn">在原厂网站打开</LinkButton>}
        />
      </Section>
    ),
  },
}

/** One block by itself has all the room. */
export const OneBlock: Story = {
  args: {
    tabs: (
      <LinkTabs
        label="型号的内容"
        current="params"
        items={[
          { id: 'overview', label: '概览', href: '#all' },
          { id: 'params', label: '参数', count: 12, href: '#params' },
        ]}
      />
    ),
    aside: undefined,
  },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('region', { name: '参数' }).getBoundingClientRect()
    await expect(width).toBeGreaterThan(innerWidth * 0.7)
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
