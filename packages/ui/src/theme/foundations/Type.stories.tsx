import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Section } from '../../primitives/Section/Section.tsx'
import { token } from '../index.ts'
import { font, text } from '../tokens.ts'
import { Code, Note, Page, pageParameters, Table } from './page.tsx'

const meta = {
  id: 'foundations-type',
  title: '基础/字 Type',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface Step {
  use: string
  size: keyof typeof text
  line: string
  weight: 400 | 600
  face: keyof typeof font
  sample: string
  tracking?: string
}

const scale: Step[] = [
  {
    use: '型号页的主语',
    size: 28,
    line: '1.2',
    weight: 600,
    face: 'mono',
    sample: 'STM32F103C8T6',
    tracking: '-0.02em',
  },
  { use: '页面标题', size: 28, line: '1.3', weight: 600, face: 'han', sample: '元器件数据手册' },
  { use: '磁贴上的数', size: 20, line: '1.35', weight: 600, face: 'mono', sample: '582,280' },
  { use: '手机上的页面标题', size: 20, line: '1.3', weight: 600, face: 'han', sample: '线性稳压器 LDO' },
  { use: '区块标题', size: 16, line: '24px', weight: 600, face: 'han', sample: '参数与替代' },
  {
    use: '正文',
    size: 14,
    line: '1.5',
    weight: 400,
    face: 'han',
    sample: '300 mA 超低噪声线性稳压器，静态电流 6.5 µA。',
  },
  { use: '表格、筛选、工具', size: 13, line: '1.35', weight: 400, face: 'han', sample: '圣邦微 SOT-23-5' },
  { use: '表格里的数', size: 13, line: '1.35', weight: 400, face: 'mono', sample: '¥0.8768  32,901' },
  { use: '标注、单位、表头', size: 12, line: '16px', weight: 400, face: 'han', sample: '2 小时前' },
]

const faces = { han: '汉字', mono: '等宽' } as const

const styleOf = ({ size, line, weight, face, tracking }: Step): React.CSSProperties => ({
  font: `${weight} ${token('text', size)} / ${line} ${token('font', face)}`,
  letterSpacing: tracking,
  whiteSpace: 'pre-wrap',
})

const Scale = () => (
  <Page
    title="字"
    lead="系统里的中文字体，不下载网络字体。两种字重：400 与 600。型号一律等宽 600；其余数字等宽 400，只有当它就是答案时才 600。"
  >
    <Section title="字阶" meta={`${Object.values(text).join(' · ')}`}>
      <Table
        caption="字阶"
        names="han"
        head={['用处', '字号 / 行高', '字重', '字体', '样子']}
        rows={scale.map((step) => [
          step.use,
          <Code key="size">
            {text[step.size]} / {step.line}
          </Code>,
          <Code key="weight">{step.weight}</Code>,
          faces[step.face],
          <span key="sample" style={styleOf(step)}>
            {step.sample}
          </span>,
        ])}
      />
      <Note>12 px 只给一行的标注，不写句子。40 px 只在没有内容可比的地方，产品页面不用。</Note>
    </Section>
    <Section title="字体">
      <Table
        caption="字体"
        head={['名字', '用处', '从前往后取第一种有的']}
        rows={[
          ['han', '文字', <Stack key="han">{font.han}</Stack>],
          ['mono', '型号、参数、数量、价格', <Stack key="mono">{font.mono}</Stack>],
        ]}
      />
    </Section>
    <Section title="数字对齐" meta="tabular-nums">
      <Figures>
        {['1,204', '387,208', '32,901', '4,047'].map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </Figures>
    </Section>
  </Page>
)

/** Sizes, weights and faces, each with what it is for. */
export const Type: Story = { name: '字 Type', render: () => <Scale /> }
export const Picture: Story = { ...Type, tags: ['!dev'] }

const Stack = styled.span`
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
`

const Figures = styled.ul`
  width: max-content;
  font: 400 ${token('text', 13)} / 24px ${token('font', 'mono')};
  text-align: right;
`
