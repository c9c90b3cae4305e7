import type { FulltextHit, PageHit, SpecDto } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { PageHitList, type PageHitListProps } from './PageHitList.tsx'

const spec = (id: number, model: string, words: string, more: Partial<SpecDto> = {}): SpecDto => ({
  id,
  brandId: 3,
  filename: `${model} ${words}.pdf`,
  title: `${model} ${words}`.trim(),
  model,
  brandCn: '德州仪器',
  brandName: 'TI',
  fullLogo: '',
  categoryId: 12,
  categoryName: 'DC-DC 转换器',
  language: 'en',
  revision: 'J',
  fileSize: 1_214_000,
  pageCount: 33,
  downloadCount: 12_806,
  createTime: '2025-11-03T07:12:00Z',
  ...more,
})

/** A hit whose marks are every place of a word. */
const hit = (page: number, count: number, snippet: string, word = ''): PageHit => ({
  page,
  count,
  snippet,
  marks: word
    ? [...snippet.matchAll(new RegExp(word, 'gi'))].map(({ 0: text, index }) => ({
        start: index,
        end: index + text.length,
      }))
    : [],
})

const word = 'soft[- ]start'
const groups: FulltextHit[] = [
  {
    spec: spec(31, 'TPS5430DDAR', '3 A 宽输入降压转换器'),
    total: 4,
    hits: [
      hit(1, 1, 'Internally Compensated for Minimal Parts Count · Internal Soft Start · Overcurrent Protection', word),
      hit(
        7,
        4,
        'The soft-start circuit raises the reference slowly; soft start time is 8 ms and not adjustable.',
        word,
      ),
      hit(9, 2, 'during soft start the switching frequency is 40 % of its final value', word),
    ],
  },
  {
    spec: spec(44, 'GRM155R71C104KA88D', '贴片电容，含可靠性试验条件', {
      brandCn: '村田',
      brandName: 'muRata',
      revision: '',
      pageCount: 28,
      categoryName: '贴片电容 MLCC',
    }),
    total: 1,
    hits: [hit(12, 1, 'A soft start of the supply keeps the inrush current low.', word)],
  },
]

const hidden = groups.map((group) => ({
  ...group,
  hits: group.hits.map((one) => (one.page > 3 ? { ...one, snippet: '', marks: [] } : one)),
}))

const meta = {
  component: PageHitList,
  parameters: {
    docs: {
      description: {
        component:
          '资料里的命中：先是资料，再是页。一页里的几处并成一行，点开就到那一页，词已标出。访客在预览之外只看到有几处。',
      },
    },
  },
  args: { groups, hrefOf: (id, page) => (page ? `#${id}/${page}` : `#${id}`) },
} satisfies Meta<typeof PageHitList>

export default meta
type Story = StoryObj<typeof meta>

/** A page is one line, however many hits it has; the line leads to the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('article', { name: /TPS5430DDAR/ }))
    const page = sheet.getByRole('link', { name: /第\s*7\s*页\s*·\s*4\s*处/ })
    await expect(page).toHaveAttribute('href', '#31/7')
    await expect(within(page).getAllByText(/soft.start/i, { selector: 'mark' })).toHaveLength(2)
    await expect(sheet.getByRole('link', { name: /全部 4 页/ })).toBeVisible()
  },
}

/** Past the preview a visitor learns how often, and not what. */
export const Locked: Story = {
  args: { groups: hidden },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /7\s*页\s*·\s*4\s*处\s*登录后阅读/ })).toBeVisible()
    await expect(canvas.queryByText(/not adjustable/)).toBeNull()
  },
}

function Kept(props: PageHitListProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  return <PageHitList {...props} selection={{ selected, onChange: setSelected }} />
}

/** Documents may be taken along. */
export const Choosing: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /选择 TPS5430DDAR/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}

export const Loading: Story = { args: { isLoading: true } }
export const Nothing: Story = { args: { groups: [], next: <LinkButton href="#models">按型号搜索</LinkButton> } }

const All = (props: PageHitListProps) => (
  <div style={{ display: 'grid', gap: 48, maxWidth: 900, padding: '0 10px' }}>
    <PageHitList {...props} selection={{ selected: new Set([31]), onChange: fn() }} />
    <PageHitList {...props} groups={hidden} />
  </div>
)

export const Picture: Story = { render: (args) => <All {...args} /> }
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }
