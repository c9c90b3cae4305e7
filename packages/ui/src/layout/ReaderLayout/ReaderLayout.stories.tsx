import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Star } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { GateCard } from '../../datasheet/GateCard/GateCard.tsx'
import { ParamTable } from '../../datasheet/ParamTable/ParamTable.tsx'
import { PdfSidebar } from '../../datasheet/PdfSidebar/PdfSidebar.tsx'
import { PdfViewer } from '../../datasheet/PdfViewer/PdfViewer.tsx'
import { storyAssets } from '../../datasheet/PdfViewer/story-assets.ts'
import { tinyDatasheet } from '../../datasheet/PdfViewer/tiny-datasheet.ts'
import { PreviewText } from '../../datasheet/PreviewText/PreviewText.tsx'
import revisions from '../../datasheet/RevisionPanel/RevisionPanel.stories.tsx'
import { RevisionPanel } from '../../datasheet/RevisionPanel/RevisionPanel.tsx'
import { SpecHeader } from '../../datasheet/SpecHeader/SpecHeader.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { outline, part, specs } from '../story-data.ts'
import { Screen } from '../story-screen.tsx'
import { ReaderLayout } from './ReaderLayout.tsx'

const [spec] = specs
if (!spec) throw new Error('The samples lost a document.')

const limit = {
  pages: 1,
  total: 33,
  card: (
    <GateCard
      pageCount={33}
      readable={1}
      outline={outline.filter(({ level, page }) => level === 1 && page > 1)}
      onLogin={fn()}
      registerHref="#register"
      instead={[{ label: '全部参数', href: '#part' }]}
    />
  ),
}

const Pages = () => (
  <PdfViewer
    src={{ url: tinyDatasheet(1) }}
    assets={storyAssets}
    title={spec.title}
    limit={limit}
    stickyTop={60}
    onPrint={fn()}
  />
)

const Info = () => (
  <>
    <Section title="手册里的型号">
      <Link tone="part" href="#part">
        <PartNumber>{part.model}</PartNumber>
      </Link>
    </Section>
    <Section title="参数" more={{ href: '#part', label: `全部 ${part.params.length} 项` }}>
      <ParamTable params={part.params} caption={`${part.model} 的主要参数`} />
    </Section>
    <RevisionPanel {...revisions.args} />
  </>
)

const meta = {
  component: ReaderLayout,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '阅读器：文档在目录与事实之间，1024 px 以下两边进抽屉。没有页脚。' },
      story: { inline: false, height: '720px' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    head: (
      <SpecHeader
        spec={spec}
        brandHref="#brand"
        backHref="#part"
        actions={
          <>
            <Button tone="quiet">
              <Icon of={Star} /> 收藏
            </Button>
            <Button>
              <Icon of={Download} /> 下载
            </Button>
          </>
        }
        menu={
          <Button shape="icon" tone="quiet" aria-label="下载">
            <Icon of={Download} size={20} />
          </Button>
        }
      />
    ),
    sidebar: <PdfSidebar outline={outline} hits={[]} find="" onFind={fn()} page={1} onGo={fn()} lockedAfter={3} />,
    viewer: <Pages />,
    info: <Info />,
  },
  render: (args) => (
    <Screen hasFooter={false}>
      <ReaderLayout {...args} />
    </Screen>
  ),
} satisfies Meta<typeof ReaderLayout>

export default meta
type Story = StoryObj<typeof meta>

const painted = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-page="1"]')).toHaveAttribute('data-state', 'painted'), {
    timeout: 10_000,
  })

/** A document between its outline and its facts: what visitors see. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await painted(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('TPS5430')
  },
}

/** Until the pages are drawn, their text stands there. */
export const AsText: Story = {
  args: {
    viewer: (
      <PreviewText
        pages={[
          'TPS5430 3 A 宽输入降压转换器\n\n1 特性\n· 输入电压范围：5.5 V 至 36 V\n· 3 A 连续输出电流（4 A 峰值）\n· 高达 95 % 的效率',
          '引脚定义与功能',
        ]}
      />
    ),
  },
}

/** The narrowest window there is: nothing is cut. */
export const Least: Story = {
  globals: { viewport: { value: 'least' } },
  play: async ({ canvasElement }) => {
    await painted(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const still = { play: ({ canvasElement }) => painted(canvasElement) } satisfies Partial<Story>

export const Picture: Story = still
export const DarkPicture: Story = { ...still, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...still, globals: { viewport: { value: 'phone' } } }
