import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { contrast } from './contrast.ts'
import { token } from './index.ts'
import { color, radius, space, text } from './tokens.ts'

const meta = { title: 'theme/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What a page is made of: surfaces, inks, lines, the one accent, and what colours mean. */
export const Colours: Story = {
  render: (_, { parameters }) => <Palette theme={parameters['theme'] === 'dark' ? 'dark' : 'light'} />,
}

/** 12 labels, 13 cells, 14 body, 16 blocks, 20 figures, 28 pages. Two weights only. */
export const Type: Story = { render: () => <Ramp /> }

/** 4 · 8 · 12 · 16 · 24 · 32 · 48 · 64; nothing stands between. */
export const Space: Story = { render: () => <Steps /> }

/** 4 for controls, 6 for cards, 8 for dialogs; one shadow, for what floats. */
export const Radius: Story = { render: () => <Corners /> }

export const Picture: Story = {
  render: (args, context) => (
    <Page>
      {Colours.render?.(args, context)}
      <Ramp />
      <Steps />
      <Corners />
    </Page>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }

type ColorName = keyof typeof color

const groups: Record<string, ColorName[]> = {
  面: ['canvas', 'surface', 'raised', 'sunken', 'hover', 'hoverRaised', 'paper'],
  墨: ['ink', 'inkQuiet', 'inkFaint', 'paperInk'],
  线: ['line', 'lineStrong', 'lineControl', 'rule'],
  铜: ['accent', 'accentHover', 'onAccent', 'accentWash', 'accentLine', 'mark', 'trace'],
  意: ['link', 'ok', 'warn', 'danger', 'info', 'demand', 'supply', 'focus'],
  底: ['linkWash', 'okWash', 'warnWash', 'dangerWash', 'infoWash', 'onDanger'],
}

function Palette({ theme }: { theme: 'light' | 'dark' }) {
  const at = theme === 'light' ? 0 : 1

  return Object.entries(groups).map(([group, names]) => (
    <Block key={group}>
      <h2>{group}</h2>
      <Swatches>
        {names.map((name) => (
          <li key={name}>
            <Swatch style={{ background: token('color', name) }} />
            <Name>{name}</Name>
            <Value>
              {color[name][at]}{' '}
              <span title="与 surface 的对比度">{contrast(color[name][at], color.surface[at]).toFixed(2)}</span>
            </Value>
          </li>
        ))}
      </Swatches>
    </Block>
  ))
}

function Ramp() {
  return (
    <Block>
      <h2>字阶</h2>
      <Sample style={{ font: `600 ${token('text', 28)}/1.2 ${token('font', 'mono')}`, letterSpacing: '-0.02em' }}>
        STM32F103C8T6
      </Sample>
      <Sample style={{ font: `600 ${token('text', 28)}/1.3 ${token('font', 'han')}` }}>元器件数据手册</Sample>
      <Sample style={{ font: `600 ${token('text', 20)}/1.35 ${token('font', 'han')}` }}>线性稳压器 LDO</Sample>
      <Sample style={{ font: `600 ${token('text', 16)}/24px ${token('font', 'han')}` }}>区块标题 {text[16]}</Sample>
      <Sample style={{ fontSize: token('text', 14) }}>正文 {text[14]}，300 mA 超低噪声线性稳压器</Sample>
      <Sample style={{ fontSize: token('text', 13) }}>表格 {text[13]}，单价 ¥0.8768，库存 32,901</Sample>
      <Sample style={{ fontSize: token('text', 12), color: token('color', 'inkQuiet') }}>
        标注 {text[12]}，2 小时前
      </Sample>
    </Block>
  )
}

function Steps() {
  return (
    <Block>
      <h2>间距</h2>
      {Object.entries(space).map(([name, value]) => (
        <Step key={name}>
          <Name>{name}</Name>
          <Value>{value}</Value>
          <Bar style={{ width: value }} />
        </Step>
      ))}
    </Block>
  )
}

function Corners() {
  return (
    <Block>
      <h2>圆角与浮层</h2>
      <Row>
        {Object.entries(radius).map(([name, value]) => (
          <Corner key={name} style={{ borderRadius: value }}>
            {name} {value}
          </Corner>
        ))}
        <Corner
          style={{
            borderRadius: radius.card,
            borderColor: 'transparent',
            boxShadow: token('shadow', 'float'),
            background: token('color', 'raised'),
          }}
        >
          float
        </Corner>
      </Row>
    </Block>
  )
}

const Page = styled.div`
  display: grid;
  gap: ${token('space', 8)};
`

const Block = styled.section`
  margin-bottom: ${token('space', 6)};

  > h2 {
    margin-bottom: ${token('space', 3)};
    padding-top: 11px;
    border-top: 1px solid ${token('color', 'rule')};
    font-size: ${token('text', 16)};
    line-height: 24px;
  }
`

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${token('space', 4)};
`

const Swatch = styled.div`
  height: 40px;
  border: 1px solid ${token('color', 'lineStrong')};
  border-radius: ${token('radius', 'control')};
`

const Name = styled.div`
  margin-top: ${token('space', 1)};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
`

const Value = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
  overflow: hidden;
  white-space: nowrap;
`

const Sample = styled.div`
  margin-bottom: ${token('space', 2)};
`

const Step = styled.div`
  display: grid;
  grid-template-columns: 24px 48px auto;
  align-items: center;
  justify-content: start;
`

const Bar = styled.div`
  height: 12px;
  background: ${token('color', 'trace')};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 6)};
`

const Corner = styled.div`
  display: grid;
  place-items: center;
  width: 132px;
  height: 64px;
  border: 1px solid ${token('color', 'lineControl')};
  background: ${token('color', 'surface')};
  font: 400 ${token('text', 12)} / 1 ${token('font', 'mono')};
`
