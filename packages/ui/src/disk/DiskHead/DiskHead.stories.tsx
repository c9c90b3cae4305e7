import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { DiskHead } from './DiskHead.tsx'

const meta = {
  component: DiskHead,
  parameters: { docs: { description: { component: '用途：云盘各室的页签、个人与企业的切换、搜索。' } } },
  args: {
    tabs: [
      { id: 'spec', label: '资料', href: '#spec' },
      { id: 'file', label: '文件', href: '#file' },
      { id: 'bin', label: '回收站', href: '#bin' },
    ],
    current: 'file',
    owners: { current: 'personal', hrefOf: (owner) => `#${owner}` },
    search: <SearchField label="搜文件名" value="" onChange={() => {}} />,
  },
} satisfies Meta<typeof DiskHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '个人' })).toHaveAttribute('aria-current', 'page'),
}
export const Alone: Story = { args: { owners: undefined } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
