import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Download } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Highlight } from '../../primitives/Highlight/Highlight.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { media, token, type Density } from '../index.ts'
import { density } from '../tokens.ts'
import { AsIf } from './as-if.tsx'
import { Code, Note, Page, pageParameters, Table } from './page.tsx'

const meta = {
  id: 'foundations-adapting',
  title: '基础/适应 Adapting',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const densities: Record<Density, string> = { comfortable: '舒适', compact: '紧凑' }
const uses: Record<keyof typeof density, string> = {
  row: '行高',
  head: '表头高',
  cell: '单元格左右',
  air: '单元格上下',
}

const parts = [
  ['ME6211C33M5G-N', '南京微盟', 'SOT-23-5', '387,208'],
  ['TPS7A2033PDBVR', '德州仪器 TI', 'SOT-23-5', '32,901'],
  ['SGM2036-3.3YN5G/TR', '圣邦微', 'SOT-23-5', '4,047'],
  ['TPLP5907MFX-3.3', '思瑞浦', 'SOT-23-5', '270,570'],
]

const Parts = () => (
  <Rows>
    <thead>
      <tr>
        {['型号', '品牌', '封装', '现货'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {parts.map(([number = '', ...cells], at) => (
        <tr key={number} aria-selected={at === 1 || undefined}>
          <th scope="row">
            <Link href={`#${number}`} tone="part">
              <Highlight
                text={number}
                ranges={number.includes('33') ? [[number.indexOf('33'), number.indexOf('33') + 2]] : []}
              />
            </Link>
          </th>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Rows>
)

/** A page has one density, `data-density` on its root; a part of a page, or one table, may have its own. */
export const Densities: Story = {
  name: '密度 Density',
  render: () => (
    <Page
      title="密度"
      lead={
        <>
          舒适是平常的样子，紧凑给一屏要看五十行的人；各人选一次，处处一样。工具栏里可以换；<Code>data-density</Code>{' '}
          放在哪里，哪里就是那样。
        </>
      }
    >
      <Section title="变量">
        <Table
          caption="密度的变量"
          head={['名字', '用处', '舒适', '紧凑']}
          rows={(Object.keys(density) as (keyof typeof density)[]).map((name) => [
            name,
            uses[name],
            ...density[name].map((value) => <Code key={value}>{value}</Code>),
          ])}
        />
      </Section>
      {(Object.keys(densities) as Density[]).map((air) => (
        <Section key={air} title={densities[air]} meta={air}>
          <div data-density={air} data-testid={air}>
            <Parts />
          </div>
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    const height = (air: Density) => canvas.getByTestId(air).querySelector('tbody tr')?.getBoundingClientRect().height
    await expect(height('comfortable')).toBeCloseTo(44, 0)
    await expect(height('compact')).toBeCloseTo(32, 0)
  },
}

const Document = () => (
  <>
    <Section title="搜索结果" meta="共 4 条">
      <Parts />
    </Section>
    <Section title="说明">
      <Prose>
        <p>
          资料见 <a href="https://www.ti.com/lit/ds/symlink/tps7a20.pdf">TPS7A20 数据手册</a>，第 5 页。
        </p>
        <StatusTag tone="ok" shape="full">
          现货 32,901
        </StatusTag>
      </Prose>
    </Section>
    <nav aria-label="页码">
      <Link href="#2">下一页</Link>
    </nav>
    <div>
      <Button tone="primary">
        <Icon of={Download} />
        下载
      </Button>
    </div>
  </>
)

/** On paper there is content only: always light, no buttons, no navigation, addresses behind links. */
export const Print: Story = {
  name: '打印 Print',
  parameters: { theme: 'dark' },
  render: () => (
    <AsIf holds="print">
      <Page
        title="打印"
        lead='纸上只有内容：导航、按钮和浮着的都不印，深色也印成浅色，行不从中间断开，每页重复表头，去处写出网址。带 data-print="never" 的不印。'
      >
        <Document />
      </Page>
    </AsIf>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'TPS7A20 数据手册' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '下载' })).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
  },
}

/** Where the system says which colours there are, ours give way. */
export const ForcedColours: Story = {
  name: '高对比 Forced colours',
  render: () => (
    <AsIf holds="forced-colors">
      <Page
        title="高对比"
        lead="系统规定了颜色（forced-colors）时，我们的让开：底和影没有了，浮起来的有边，选中的有框，匹配的字用系统的选中色。颜色的名字不变，值换成系统的。"
      >
        <Section title="选中与匹配">
          <Parts />
        </Section>
        <Section title="按下、不可用与状态">
          <Prose>
            <Button isPressedOn>
              <Icon of={Check} />
              只看现货
            </Button>
            <Button tone="primary">搜索</Button>
            <Button isDisabled>对比参数</Button>
            <StatusTag tone="ok" shape="full">
              现货 32,901
            </StatusTag>
            <StatusTag tone="warn" shape="half">
              紧张 62
            </StatusTag>
          </Prose>
        </Section>
        <Section title="浮起来的">
          <Floating role="listbox" aria-label="排序" tabIndex={0}>
            <div role="option" aria-selected="true" tabIndex={-1}>
              按相关
            </div>
            <div role="option" aria-selected="false" tabIndex={-1}>
              按价格
            </div>
          </Floating>
        </Section>
      </Page>
    </AsIf>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('listbox')).boxShadow).toMatch(/ 0px 0px 0px 1px$/)
    await expect(getComputedStyle(canvas.getByRole('option', { name: '按相关' })).outlineStyle).toBe('solid')
    await expect(getComputedStyle(canvas.getByRole('button', { name: '只看现货' })).outlineStyle).toBe('solid')
  },
}

/** Where people asked for less motion, nothing moves. */
export const ReducedMotion: Story = {
  name: '少动 Reduced motion',
  render: () => (
    <AsIf holds="prefers-reduced-motion">
      <Page
        title="少动"
        lead="系统要求减少动态（prefers-reduced-motion）时，动画停在结果上，滚动直接到；轮播不自己走，进度条静止。不是慢一点，是没有。"
      >
        <Section title="骨架不呼吸">
          <Skeleton shape="row" count={3} />
          <Note>平常它一呼一吸；现在它静止。</Note>
        </Section>
      </Page>
    </AsIf>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]))
  },
}

export const Picture: Story = { ...Densities, name: 'Picture', tags: ['!dev'] }

const Rows = styled.table`
  width: 100%;
  font-size: ${token('text', 13)};
  line-height: 1.35;

  :is(th, td) {
    height: ${token('density', 'row')};
    padding-inline: ${token('density', 'cell')};
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
  }
  thead th {
    height: ${token('density', 'head')};
    border-bottom-color: ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  :is(th, td):last-child {
    font-family: ${token('font', 'mono')};
    text-align: right;
  }
  ${media.phone} {
    :is(th, td):nth-child(2) {
      display: none;
    }
  }
  [aria-selected='true'] > * {
    background: ${token('color', 'accentWash')};
  }
  [aria-selected='true'] > :first-child {
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
`

const Prose = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 3)} ${token('space', 4)};
`

const Floating = styled.div`
  width: 200px;
  padding: 6px;
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};

  > div {
    padding: 6px 10px;
    border-radius: ${token('radius', 'control')};
  }
`
