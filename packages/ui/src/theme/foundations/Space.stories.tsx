import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Section } from '../../primitives/Section/Section.tsx'
import { token } from '../index.ts'
import { breakpoint, radius, size, space } from '../tokens.ts'
import { Code, Note, Page, pageParameters, Table } from './page.tsx'

const meta = {
  id: 'foundations-space',
  title: '基础/间距与形 Space and shape',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const gaps: Record<keyof typeof space, string> = {
  1: '图标与字、两行标注',
  2: '按钮之间、标签之间',
  3: '单元格左右、标题与内容',
  4: '卡片里面、手机的页边',
  6: '栏与栏、对话框的页边',
  8: '手机上块与块',
  12: '块与块',
  16: '页面的尾',
}

const corners: Record<keyof typeof radius, string> = {
  control: '按钮、输入框、标签',
  card: '卡片、菜单、提示',
  dialog: '对话框、抽屉',
}

const heights: [name: keyof typeof size, use: string][] = [
  ['controlSm', '表格里、工具栏里的控件'],
  ['control', '控件'],
  ['controlLg', '搜索框、手指能按的'],
  ['row', '舒适的行'],
  ['rowCompact', '紧凑的行'],
  ['strip', '搜索条'],
  ['header', '页头：82 加一根线'],
  ['gutter', '页边'],
  ['dialog', '对话框的宽'],
]

const windows: [name: keyof typeof breakpoint, below: string, from: string][] = [
  ['phone', '一栏；行变成块；对话框从底部升起', '表格'],
  ['desktop', '菜单与筛选收进抽屉', '筛选在左，坞在右'],
  ['wide', '内容占满', '内容最宽 1296，12 栏，栏宽 86，间 24'],
]

const Measures = () => (
  <Page title="间距与形" lead="八个间距，中间没有别的数。线比框先用，框比影先用：块与块之间是线和空白，不是盒子。">
    <Section title="间距" meta={Object.values(space).join(' · ')}>
      <Table
        caption="间距"
        head={['名字', '值', '用处', '样子']}
        rows={(Object.keys(space) as unknown as (keyof typeof space)[]).map((name) => [
          String(name),
          <Code key="value">{space[name]}</Code>,
          gaps[name],
          <Bar key="bar" style={{ width: token('space', name) }} />,
        ])}
      />
    </Section>
    <Section title="圆角与浮层" meta="一种影，只给浮起来的">
      <Corners>
        {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
          <li key={name}>
            <Corner style={{ borderRadius: token('radius', name) }} />
            <Code>
              {name} {radius[name]}
            </Code>
            <span>{corners[name]}</span>
          </li>
        ))}
        <li>
          <Corner data-floats style={{ borderRadius: token('radius', 'card') }} />
          <Code>shadow float</Code>
          <span>菜单、对话框、吐司</span>
        </li>
      </Corners>
    </Section>
    <Section title="尺寸">
      <Table
        caption="共用的尺寸"
        head={['名字', '值', '用处']}
        rows={heights.map(([name, use]) => [name, <Code key="value">{size[name]}</Code>, use])}
      />
      <Note>手指按得到的地方不小于 44 px：看得见的可以小，按得到的向外多出一圈（pointer: coarse）。</Note>
    </Section>
    <Section title="断点" meta="媒体查询写作 media.phone、media.desktop">
      <Table
        caption="断点"
        head={['名字', '值', '比它窄', '从它起']}
        rows={windows.map(([name, below, from]) => [name, <Code key="value">{breakpoint[name]}px</Code>, below, from])}
      />
      <Note>最窄 320 px，也等于 1280 px 的窗口放大到 400%：不横向滚动，表格除外。</Note>
    </Section>
  </Page>
)

/** Distances, corners, the one shadow, sizes and breakpoints. */
export const Space: Story = {
  name: '间距与形 Space and shape',
  render: () => <Measures />,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}
export const Picture: Story = { render: () => <Measures />, tags: ['!dev'] }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }

const Bar = styled.div`
  height: 12px;
  background: ${token('color', 'trace')};
`

const Corners = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${token('space', 6)};

  > li {
    display: grid;
    gap: ${token('space', 1)};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
  }
`

const Corner = styled.div`
  height: 72px;
  margin-bottom: ${token('space', 1)};
  border: 1px solid ${token('color', 'lineControl')};
  background: ${token('color', 'surface')};

  &[data-floats] {
    border-color: transparent;
    background: ${token('color', 'raised')};
    box-shadow: ${token('shadow', 'float')};
  }
`
