import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../../primitives/Link/Link.tsx'
import { company, longNamed } from '../story-data.ts'
import { CompanyRows, CountLine } from './CompanyRows.tsx'

const meta = {
  component: CompanyRows,
  subcomponents: { CountLine: CountLine as never },
  parameters: { docs: { description: { component: '用途：几家企业各一短行，如关注的、最近查过的、批量核验的。' } } },
  args: {
    label: '最近查过',
    rows: [company, longNamed].map(({ id, name }) => ({
      key: id,
      main: <Link href={`#${id}`}>{name}</Link>,
      detail: '注册资本变更',
      end: '2026-11-18',
    })),
  },
} satisfies Meta<typeof CompanyRows>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2) }
/** What nobody has told is not written as zero. */
export const Counts: Story = {
  render: () => (
    <CountLine
      counts={[
        { label: '裁判文书', count: 4, href: '#suits' },
        { label: '行政处罚', count: undefined },
      ]}
    />
  ),
  play: ({ canvas }) => expect(canvas.getByText('未取得')).toBeVisible(),
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
