import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { company } from '../story-data.ts'
import { CompanySnapshot } from './CompanySnapshot.tsx'

const meta = {
  component: CompanySnapshot,
  parameters: {
    docs: { description: { component: '用途：登记内容存下的原样，有时间和指纹，可以打印。框里不运行脚本。' } },
  },
  args: {
    name: company.name,
    back: '#company',
    snapshot: {
      companyId: 7,
      html: `<h1>${company.name}</h1><script>document.body.textContent = '脚本'</script>`,
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      source: company.source,
      createTime: company.updateTime,
    },
  },
} satisfies Meta<typeof CompanySnapshot>

export default meta
type Story = StoryObj<typeof meta>

/** The frame has no rights at all. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/登记内容快照/)).toHaveAttribute('sandbox', '')
    await expect(canvas.getByText(/^9f86d081/)).toBeVisible()
    await expect(canvas.getByText('2026-11-20 09:00')).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
