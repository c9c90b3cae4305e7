import type { Facet } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FacetPanel } from './FacetPanel.tsx'

const brands = [
  '村田 muRata',
  '国巨 YAGEO',
  '三星电机',
  'TDK',
  '太阳诱电',
  '风华高科',
  '基美 KEMET',
  '华新科',
  '宇阳',
  '微容',
  '信昌',
  '京瓷 AVX',
  '禾伸堂',
  '达方',
]

const exact = true
const facets: Facet[] = [
  { name: 'stock', exact, label: '供应', values: [{ value: '1', label: '现货', count: 268 }] },
  {
    name: 'brandId',
    exact,
    label: '品牌',
    values: brands.map((label, at) => ({ value: String(at + 1), label, count: at === 13 ? 0 : 84 - at * 6 })),
  },
  {
    name: 'package',
    exact,
    label: '封装',
    values: [
      { value: '0402', label: '0402', count: 280 },
      { value: '0603', label: '0603', count: 0 },
      { value: '0805', label: '0805', count: 12 },
    ],
  },
]

const meta = {
  component: FacetPanel,
  parameters: {
    docs: {
      description: {
        component: '列表左边的筛选。每个值都是链接，没有脚本也能用；零个的留着。窄于 1024 px 时放进 Drawer。',
      },
    },
  },
  args: {
    facets,
    selected: { package: ['0402'] },
    hrefOf: (name, value, isOn) => `#${isOn ? 'without' : 'with'}-${name}-${value}`,
    clearHref: '#all',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 232 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Values are links; the one that is on leads to the list without it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const on = canvas.getByRole('link', { current: true })
    await expect(on).toHaveAttribute('href', '#without-package-0402')
    await expect(canvas.getByRole('link', { name: /三星电机/ })).toHaveAttribute('href', '#with-brandId-3')
  },
}

/** A long list opens whole, and is looked through. */
export const LongList: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '品牌' }))
    await expect(list.getAllByRole('link')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: '全部 14 个品牌' }))
    await expect(list.getAllByRole('link')).toHaveLength(14)
    await userEvent.type(canvas.getByRole('searchbox', { name: '在品牌中查找' }), 'kyo')
    await expect(canvas.getByRole('status')).toHaveTextContent('没有“kyo”')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), '京瓷')
    await expect(list.getAllByRole('link')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '收起' }))
    await expect(list.getAllByRole('link')).toHaveLength(8)
  },
}

/** What is on stays in sight, wherever it stands. */
export const FarSelection: Story = {
  args: { selected: { brandId: ['12'] } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /京瓷 AVX/ })).toBeVisible(),
}

/** Of very many parts only the best are counted: the panel says that there are at least as many. */
export const AtLeast: Story = {
  args: { facets: facets.map((facet) => ({ ...facet, exact: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('结果很多：数目是至少有多少')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /0402.*280\+/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /0603.*0$/ })).toBeVisible()
  },
}

export const Empty: Story = { args: { facets: [], selected: {} } }
export const Loading: Story = { args: { isLoading: true } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
