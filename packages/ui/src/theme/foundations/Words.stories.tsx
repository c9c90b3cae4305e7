import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  formatAmount,
  formatBytes,
  formatCount,
  formatNumber,
  formatPhone,
  formatQuantity,
  formatUnitPrice,
  fullDate,
  maskMobile,
  relativeDate,
  remainingTime,
  safeFileName,
} from '@xinpu/sdk/format'
import { Check, X } from 'lucide-react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { media, token } from '../index.ts'
import { Code, Note, Page, pageParameters, Table } from './page.tsx'

const meta = {
  id: 'foundations-words',
  title: '基础/文字与数字 Words and figures',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const now = new Date('2026-01-15T10:30:00+08:00')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const spelling: [rule: string, write: string, not: string][] = [
  ['汉字后用全角标点', '没有找到，换个词试试。', '没有找到,换个词试试.'],
  ['引号用弯的', '去掉“封装 0402”可多出 38 条', '去掉"封装 0402"可多出 38 条'],
  ['汉字与西文、数字之间留一个空格', 'STM32 系列共 1,204 种', 'STM32系列共1204种'],
  ['标点两边不留空格', '选好了？下载 3 份资料', '选好了 ？ 下载 3 份资料'],
  ['按钮是动词，重复对象', '删除 3 个文件', '确定'],
  ['不喊，不卖萌', '网络不通，内容可能不是最新', '哎呀！网络开小差啦～'],
  ['出错说三件事：怎么了、留住了什么、怎么办', '没有发出，内容已留作草稿，请重试', '操作失败'],
  ['称“您”，不称“你”“亲”', '您上次看到第 12 页', '亲爱的用户，你上次看到第 12 页'],
]

const figures: [what: string, way: string, given: string, shown: string][] = [
  ['数', 'formatNumber', '1234567.1', formatNumber(1_234_567.1)],
  ['数，六位小数为止', 'formatNumber', '0.1 + 0.2', formatNumber(0.1 + 0.2)],
  ['搜索的总数', 'formatCount', '10001', formatCount(10_001)],
  ['单价，两位到六位小数', 'formatUnitPrice', '0.003', formatUnitPrice(0.003)],
  ['单价，美元', 'formatUnitPrice', "1234.5, 'USD'", formatUnitPrice(1234.5, 'USD')],
  ['要付的钱，总是两位', 'formatAmount', '1234.565', formatAmount(1234.565)],
  ['物理量', 'formatQuantity', "1e-7, 'F'", formatQuantity(1e-7, 'F')],
  ['物理量', 'formatQuantity', "4700, 'Ω'", formatQuantity(4700, 'Ω')],
  ['百分数', 'formatQuantity', "5, '%'", formatQuantity(5, '%')],
  ['文件大小', 'formatBytes', '1950000', formatBytes(1_950_000)],
  ['多久以前', 'relativeDate', '一分钟', relativeDate(ago(1 / 60), now)],
  ['多久以前', 'relativeDate', '三小时', relativeDate(ago(3), now)],
  ['多久以前', 'relativeDate', '七天', relativeDate(ago(7 * 24), now)],
  ['多久以前，再久就是日期', 'fullDate', '八天', fullDate(ago(8 * 24))],
  ['还剩多久', 'remainingTime', '五天', remainingTime(ago(-5 * 24), now)],
  ['手机号', 'formatPhone', '+86-13800000000', formatPhone('+86-13800000000')],
  ['别人的手机号', 'maskMobile', '13800000000', maskMobile('13800000000')],
  ['文件名', 'safeFileName', '../../数据:手册.pdf', safeFileName('../../数据:手册.pdf')],
]

const Spelling = () => (
  <Pairs>
    {spelling.map(([rule, write, not]) => (
      <li key={rule}>
        <strong>{rule}</strong>
        <span data-good>
          <Check size={16} strokeWidth={1.5} aria-label="写" role="img" />
          {write}
        </span>
        <span>
          <X size={16} strokeWidth={1.5} aria-label="不写" role="img" />
          {not}
        </span>
      </li>
    ))}
  </Pairs>
)

const Words = () => (
  <Page
    title="文字与数字"
    lead="界面说简体中文，短、准、平。数字只由 @xinpu/sdk/format 来写：组件里没有自己的格式，服务器和浏览器写出来一样。"
  >
    <Section title="中文">
      <Spelling />
      <Note>
        内容里的汉字与西文之间由浏览器留白（text-autospace），界面上的字自己打空格。网站原话里的半角逗号（如“请勿重复请求,稍后重试”）照原样。
      </Note>
    </Section>
    <Section title="型号">
      <Rules>
        <li>
          <PartNumber>GRM155R71C104KA88D</PartNumber>
          <span>等宽 600，大小写照制造商的写法，不加空格。</span>
        </li>
        <li>
          <PartNumber ranges={[[0, 5]]}>STM32F103C8T6</PartNumber>
          <span>匹配的字有底色和下划线，不加粗。</span>
        </li>
        <li>
          <PartNumber>SGM2036-3.3YN5G/TR</PartNumber>
          <span>从不在中间省略。窄了就独占一行，页面主语可以折行。</span>
        </li>
      </Rules>
    </Section>
    <Section title="数、钱、时间" meta="右边的字由左边的函数写成">
      <Table
        caption="写数的函数"
        names="han"
        head={['什么', '函数', '给它', '写成']}
        rows={figures.map(([what, way, given, shown]) => [
          what,
          <Code key="way">{way}</Code>,
          <Code key="given">{given}</Code>,
          <Code key="shown">{shown}</Code>,
        ])}
      />
    </Section>
    <Section title="单位">
      <Rules>
        <li>
          <Code>140 mV</Code>
          <span>数与单位之间一个空格，只有 % 紧跟着数。</span>
        </li>
        <li>
          <Code>6.5 µA</Code>
          <span>用 µ、Ω，不写 u、ohm；前缀取工程师会取的那个。</span>
        </li>
        <li>
          <Code>3.3 V</Code>
          <span>一列同一单位时，单位写在表头一次，数靠右。</span>
        </li>
        <li>
          <Code>100nF</Code>
          <span>人打进来的条件照人写的样子，不加空格。</span>
        </li>
      </Rules>
    </Section>
  </Page>
)

/** How Chinese is spelled here, and how figures, money and time are written. */
export const WordsAndFigures: Story = {
  name: '文字与数字 Words and figures',
  render: () => <Words />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥0.003')).toBeVisible()
    await expect(canvas.getByText('100 nF')).toBeVisible()
  },
}
export const Picture: Story = { render: () => <Words />, tags: ['!dev'] }

const Pairs = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 5fr 6fr 6fr;
    gap: ${token('space', 1)} ${token('space', 6)};
    padding-block: ${token('space', 2)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
  strong {
    font-weight: 600;
  }
  span {
    display: flex;
    gap: ${token('space', 2)};
    color: ${token('color', 'inkQuiet')};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${token('color', 'danger')};
  }
  [data-good] {
    color: ${token('color', 'ink')};

    svg {
      color: ${token('color', 'ok')};
    }
  }
  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Rules = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 220px 1fr;
    align-items: baseline;
    gap: ${token('space', 1)} ${token('space', 6)};
    padding-block: ${token('space', 2)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
  }
  > li > span {
    color: ${token('color', 'inkQuiet')};
  }
  > li > :first-child {
    color: ${token('color', 'ink')};
    font-size: ${token('text', 13)};
  }
  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
