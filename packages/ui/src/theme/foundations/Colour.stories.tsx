import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Section } from '../../primitives/Section/Section.tsx'
import { apart, edgeGrounds, edges, grounds, inks, themes, washes, type ThemeName } from '../contrast-pairs.ts'
import { token } from '../index.ts'
import { color } from '../tokens.ts'
import { Code, Note, Page, pageParameters, Table } from './page.tsx'

const meta = {
  id: 'foundations-colour',
  title: '基础/颜色 Colour',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type ColorName = keyof typeof color

const groups: [title: string, note: string, names: [name: ColorName, meaning: string][]][] = [
  [
    '面',
    '从底到浮：越近越亮。',
    [
      ['canvas', '页面的底'],
      ['surface', '卡片、输入框、页头'],
      ['raised', '浮起来的：菜单、对话框'],
      ['sunken', '凹下去的：组头、代码'],
      ['hover', '指针下的一行'],
      ['hoverRaised', '浮层里指针下的一行'],
      ['paper', 'PDF 的一页，两种主题都是纸'],
    ],
  ],
  [
    '墨与线',
    '文字用前两种墨；其余只画线。',
    [
      ['ink', '正文、数字'],
      ['inkQuiet', '标注、单位、次要'],
      ['inkFaint', '图标、刻度；不写字'],
      ['line', '行与行之间'],
      ['lineStrong', '表头之下'],
      ['lineControl', '能输入、能勾选的边'],
      ['rule', '区块标题之上'],
    ],
  ],
  [
    '铜',
    '唯一的强调色：主要动作、当前项、选中、匹配的字。一屏只有一个主按钮。',
    [
      ['accent', '主按钮、当前标签的线'],
      ['accentHover', '主按钮在指针下'],
      ['onAccent', '铜上的字'],
      ['accentWash', '选中的行'],
      ['accentLine', '选中的边'],
      ['mark', '匹配的字'],
      ['trace', '铜线与插图'],
    ],
  ],
  [
    '意',
    '颜色不单独表意：旁边总有文字或图标。',
    [
      ['link', '去别处'],
      ['ok', '现货、成功'],
      ['warn', '紧张、提醒'],
      ['danger', '缺货、删除、错误'],
      ['info', '消息'],
      ['demand', '需求'],
      ['supply', '供应'],
      ['focus', '键盘的焦点'],
    ],
  ],
]

const names = { light: '浅色', dark: '深色' } as const
const both = Object.keys(themes) as ThemeName[]

const Swatch = ({ name, theme }: { name: ColorName; theme: ThemeName }) => (
  <Sample data-theme={theme}>
    <span style={{ background: token('color', name) }} />
    <Code>{color[name][themes[theme]]}</Code>
    <Code>{apart(...seen(name), theme).toFixed(2)}</Code>
  </Sample>
)

/** Of a ground, how ink reads on it; of the rest, how it is seen on what it is for. */
function seen(name: ColorName): [front: ColorName, ground: ColorName] {
  if (name === 'paper') return ['paperInk', 'paper']
  if (name === 'onAccent') return ['onAccent', 'accent']
  return /canvas|surface|raised|sunken|hover$|Raised|Wash|mark/.test(name) ? ['ink', name] : [name, 'surface']
}

const Figures = ({ front, ground }: { front: ColorName; ground: ColorName }) => (
  <Pair>
    {both.map((theme) => (
      <Code key={theme}>{apart(front, ground, theme).toFixed(2)}</Code>
    ))}
  </Pair>
)

/** The weakest of all that is text, and of all that is seen. */
const least = (theme: ThemeName) => ({
  text: Math.min(
    ...inks.flatMap((ink) => grounds.map((ground) => apart(ink, ground, theme))),
    ...washes.map(([ink, ground]) => apart(ink, ground, theme)),
  ),
  edge: Math.min(...edges.flatMap((edge) => edgeGrounds.map((ground) => apart(edge, ground, theme)))),
})

const weakest = { light: least('light'), dark: least('dark') }
const said = (kind: 'text' | 'edge') =>
  both.map((theme) => `${names[theme]} ${weakest[theme][kind].toFixed(2)}`).join('，')

const Colours = () => (
  <Page
    title="颜色"
    lead="颜色按意义取名，写作 token('color', 'inkQuiet')，印成 CSS 变量；换主题只换变量，不重新渲染。下面的每个数都是从变量现算的对比度，测试守着同一张表。"
  >
    {groups.map(([title, note, colors]) => (
      <Section key={title} title={title} meta={note}>
        <Table
          caption={`${title}的颜色`}
          head={['名字', '意义', ...both.map((theme) => names[theme])]}
          widths={['20%', '28%', '26%', '26%']}
          rows={colors.map(([name, meaning]) => [
            name,
            meaning,
            ...both.map((theme) => <Swatch key={theme} name={name} theme={theme} />),
          ])}
        />
      </Section>
    ))}
    <Note>
      色值后的数：面是墨在它上面的对比度，其余是它在 surface 上的对比度；onAccent 是在铜上，paper 是纸上的墨。
    </Note>
    <Section title="文字的对比度" meta={`不低于 4.5；最低处：${said('text')}`}>
      <Table
        caption="文字在各种面上的对比度"
        head={['文字', ...grounds]}
        widths={['16%', ...grounds.map(() => '14%')]}
        rows={inks.map((ink) => [
          ink,
          ...grounds.map((ground) => <Figures key={ground} front={ink} ground={ground} />),
        ])}
      />
      <Note>每格先浅色，后深色。</Note>
    </Section>
    <Section title="底色上的字" meta="不低于 4.5">
      <Washes>
        {washes.map(([ink, ground]) => (
          <li key={`${ink} ${ground}`}>
            <Code>
              {ink} / {ground}
            </Code>
            {both.map((theme) => (
              <Wash
                key={theme}
                data-theme={theme}
                style={{ color: token('color', ink), background: token('color', ground) }}
              >
                现货 32,901 <Code>{apart(ink, ground, theme).toFixed(2)}</Code>
              </Wash>
            ))}
          </li>
        ))}
      </Washes>
    </Section>
    <Section title="线与图标的对比度" meta={`不低于 3；最低处：${said('edge')}`}>
      <Table
        caption="线与图标的对比度"
        head={['线', ...edgeGrounds]}
        widths={['16%', '14%', '14%', '56%']}
        rows={edges.map((edge) => [
          edge,
          ...edgeGrounds.map((ground) => <Figures key={ground} front={edge} ground={ground} />),
        ])}
      />
    </Section>
  </Page>
)

/** Every colour by its meaning, in both themes, with its contrast. */
export const Colour: Story = {
  name: '颜色 Colour',
  render: () => <Colours />,
  play: async () => {
    for (const theme of both) {
      await expect(weakest[theme].text).toBeGreaterThanOrEqual(4.5)
      await expect(weakest[theme].edge).toBeGreaterThanOrEqual(3)
    }
  },
}

export const Picture: Story = { render: () => <Colours />, tags: ['!dev'] }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }

const Sample = styled.div`
  display: grid;
  grid-template-columns: 40px 64px 40px;
  align-items: center;
  gap: ${token('space', 3)};
  width: max-content;
  padding: ${token('space', 1)} ${token('space', 2)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};

  > span {
    height: 20px;
    border: 1px solid ${token('color', 'lineStrong')};
    border-radius: 3px;
  }
  > :last-child {
    color: ${token('color', 'inkQuiet')};
    text-align: right;
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 44px);
  text-align: right;

  > :last-child {
    color: ${token('color', 'inkQuiet')};
  }
`

const Washes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${token('space', 6)};

  > li {
    display: grid;
    gap: ${token('space', 1)};
  }
`

const Wash = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 2)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  font-size: ${token('text', 13)};
`
