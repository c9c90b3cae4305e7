import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Logo } from '../primitives/Logo/Logo.tsx'
import { PageBody } from '../primitives/PageBody/PageBody.tsx'
import { PartNumber } from '../primitives/PartNumber/PartNumber.tsx'
import { Section } from '../primitives/Section/Section.tsx'
import { media, token } from './index.ts'

const meta = {
  id: 'cover',
  title: '芯谱/封面 Cover',
  // A page of its own: there is nothing to document about it.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const rooms: [room: string, name: string, what: string][] = [
  ['theme', '主题', '颜色、字阶、间距、圆角。其他房间只用这里的名字，不写色值。'],
  ['primitives', '基础件', '按钮、输入、表格、对话框。不知道元器件，只知道主题。'],
  ['frame', '外框', '页头、页脚、登录、反馈、主题切换。'],
  ['search', '搜索', '搜索框、读出的条件、筛选、热搜。'],
  ['datasheet', '资料', '型号、参数、数据手册，以及阅读器。'],
  ['brand', '品牌', '品牌卡片与品牌墙。'],
  ['layout', '版面', '整页：首页、搜索结果、型号、阅读器。'],
]

const steps: [title: string, how: string][] = [
  [
    '看',
    '左侧按房间找组件，中文名、英文名都搜得到。第一个故事是它平常的样子，其余各是一种状态；Docs 页有用法、属性与可复制的代码。颜色、字、间距、文字守则在“基础”。',
  ],
  ['试', '工具栏可以换主题、密度、放大、窗口宽度；“试验台”里的故事还可以换网络的快慢，请求由契约生成的假服务器回答。'],
  ['用', '从房间的门引入，例如 @xinpu/ui/primitives。组件不取数据、不认路由、不碰存储：数据从属性来，动作从回调去。'],
  [
    '改',
    '改了样子，名为 Picture、DarkPicture、PhonePicture 的故事会与存图比较。有意的改动用 npm run pictures 重新存图。',
  ],
]

const rules = [
  '型号用等宽字，从不在中间省略',
  '只有一种强调色：铜',
  '颜色不单独表意，旁边总有文字或图标',
  '明暗两色都达到 4.5:1',
  '320 px 宽也不横向滚动',
  '键盘能做到鼠标能做的一切',
]

const Cover = () => (
  <PageBody>
    <Sheet>
      <Head>
        <Logo />
        <h1>芯谱的组件</h1>
        <p>
          元器件数据手册、选型与供求的界面，都由这里的组件拼成。像一份排得好的数据手册：格子严，线细，数字对齐，没有装饰。
        </p>
      </Head>
      <Section title="房间" meta={String(rooms.length)}>
        <Rooms>
          {rooms.map(([room, name, what]) => (
            <Room key={room}>
              <dt>
                <PartNumber>{room}</PartNumber>
                <span>{name}</span>
              </dt>
              <dd>{what}</dd>
            </Room>
          ))}
        </Rooms>
      </Section>
      <Section title="怎么用">
        <Steps>
          {steps.map(([title, how]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{how}</span>
            </li>
          ))}
        </Steps>
      </Section>
      <Section title="守则">
        <Rules>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
      </Section>
    </Sheet>
  </PageBody>
)

/** What this catalogue is, its rooms, and how to use it. */
export const Welcome: Story = {
  name: '封面 Cover',
  render: () => <Cover />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '芯谱的组件' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Picture: Story = { render: () => <Cover />, tags: ['!dev'] }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }

const Sheet = styled.div`
  display: grid;
  gap: ${token('space', 12)};
  padding-block: ${token('space', 12)} ${token('space', 16)};

  ${media.phone} {
    gap: ${token('space', 8)};
    padding-block: ${token('space', 6)} ${token('space', 12)};
  }
`

const Head = styled.header`
  display: grid;
  gap: ${token('space', 4)};

  h1 {
    margin-top: ${token('space', 4)};
    font-size: ${token('text', 28)};
  }
  p {
    max-width: 38em;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 16)};
    line-height: 1.7;
  }
`

const Rooms = styled.dl`
  display: grid;
`

const Room = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${token('space', 1)} ${token('space', 6)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};

  dt {
    display: grid;
    grid-template-columns: 120px auto;
    align-items: baseline;
  }
  dd {
    color: ${token('color', 'inkQuiet')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space', 6)} ${token('space', 8)};

  li {
    display: grid;
    gap: ${token('space', 1)};
    align-content: start;
  }
  strong {
    color: ${token('color', 'accent')};
    font-size: ${token('text', 20)};
    font-weight: 600;
  }
  span {
    color: ${token('color', 'inkQuiet')};
    line-height: 1.7;
  }
  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${token('space', 2)} ${token('space', 8)};
`
