import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company, longNamed } from '../story-data.ts'
import { CompanyCompare } from './CompanyCompare.tsx'

const counts = (holder: number) => [{ name: 'holder' as const, count: holder }, { name: 'patent' as const }]

const meta = {
  component: CompanyCompare,
  parameters: {
    docs: { description: { component: '用途：两到四家企业并排，不同的在前，相同的在后。没有取得的条数不写成零。' } },
  },
  args: {
    companies: [
      { ...company, counts: counts(3) },
      { ...longNamed, counts: counts(5) },
    ],
    hrefOf: (id) => `#company${id}`,
  },
} satisfies Meta<typeof CompanyCompare>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(groups.indexOf('法定代表人')).toBeLessThan(groups.indexOf('登记状态'))
    await expect(canvas.getByRole('row', { name: '专利 未取得 未取得' })).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
