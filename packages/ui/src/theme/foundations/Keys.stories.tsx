import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { media, token } from '../index.ts'
import { Page, pageParameters } from './page.tsx'

const meta = {
  id: 'foundations-keys',
  title: '基础/键盘与无障碍 Keyboard and access',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const keys: Record<string, [keys: string[], does: string][]> = {
  处处: [
    [['Tab'], '下一处；顺序与眼睛看的一样'],
    [['Enter', '空格'], '按下按钮；链接只认 Enter'],
    [['Esc'], '关掉浮层，焦点回到打开它的地方'],
    [['/'], '到搜索框'],
    [['?'], '看全部快捷键'],
  ],
  列表: [
    [['↑', '↓', 'j', 'k'], '上一行、下一行'],
    [['Enter'], '打开这一行'],
    [['x', '空格'], '勾选；按着 Shift 勾一段'],
    [['s'], '收藏'],
  ],
  '菜单、标签、选择': [
    [['↑', '↓', '←', '→'], '在其中走；到头不绕'],
    [['Home', 'End'], '第一个、最后一个'],
    [['字母'], '跳到以它开头的一项'],
  ],
  阅读器: [
    [['←', '→', 'PageUp', 'PageDown'], '翻页'],
    [['+', '-'], '放大、缩小'],
    [['Ctrl', 'F'], '在文中查找'],
  ],
  写字: [
    [['Enter'], '提交；正在选字时只是选字'],
    [['Ctrl', 'Enter'], '多行里提交'],
  ],
}

const rules: [title: string, why: string][] = [
  ['先用真的元素', '按钮是 button，去处是 a，表是 table。角色只补标签说不出的。'],
  ['有名字', '单独的图标、输入框、图都有名字；名字是界面上的字，不是另一套。'],
  ['不靠颜色', '状态有形状和字：现货实心圆，紧张半圆，缺货空圈。'],
  ['焦点看得见', '2 px 的框，离开 2 px；打开浮层时焦点进去，关掉时回来。'],
  ['听得到', '结果多少条、出错、复制成功都会念；错误立刻念，其余等一等。'],
  ['放大不坏', '200% 与 320 px 不横向滚动，字不被截断；读的人可以只放大字。'],
  ['手指按得到', '44 px；拖动总有按钮可以代替。'],
  ['快捷键让路', '打字时不管用；在账户设置里可以关掉。'],
]

const Keys = () => (
  <Page
    title="键盘与无障碍"
    lead="鼠标能做的，键盘都能做。每个故事都过 axe，违反一条就算失败；键盘和读屏的约定在这里，组件的 play 测试守着它们。"
  >
    <Section title="键">
      <Groups>
        {Object.entries(keys).map(([group, list]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {list.map(([names, does]) => (
                <div key={names.join(' ')}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Section>
    <Section title="焦点" meta="按 Tab 看看">
      <Row>
        <Button tone="primary">搜索</Button>
        <Button>对比参数</Button>
        <Link href="#main">数据手册</Link>
        <input aria-label="型号" placeholder="型号" />
      </Row>
    </Section>
    <Section title="约定">
      <Rules>
        {rules.map(([title, why]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{why}</span>
          </li>
        ))}
      </Rules>
    </Section>
  </Page>
)

/** Keys that work everywhere, and what every widget promises those who do not use eyes or a mouse. */
export const KeyboardAndAccess: Story = {
  name: '键盘与无障碍 Keyboard and access',
  render: () => <Keys />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: '搜索' })
    first.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '对比参数' })).toHaveFocus()
    await expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid')
  },
}
export const Picture: Story = { render: () => <Keys />, tags: ['!dev'] }

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 8)} ${token('space', 12)};

  h3 {
    margin-bottom: ${token('space', 1)};
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
  dl > div {
    display: grid;
    grid-template-columns: 200px 1fr;
    align-items: center;
    gap: ${token('space', 3)};
    min-height: 36px;
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 1)};
  }
  dd {
    color: ${token('color', 'inkQuiet')};
  }
  kbd {
    min-width: 24px;
    padding: 0 6px;
    border: 1px solid ${token('color', 'lineStrong')};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'surface')};
    font: 400 ${token('text', 12)} / 20px ${token('font', 'mono')};
    text-align: center;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 4)};

  input {
    height: ${token('size', 'control')};
    padding-inline: ${token('space', 3)};
    border: 1px solid ${token('color', 'lineControl')};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'surface')};
  }
`

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${token('space', 6)} ${token('space', 8)};

  > li {
    display: grid;
    gap: ${token('space', 1)};
    align-content: start;
  }
  span {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    line-height: 1.7;
  }
`
