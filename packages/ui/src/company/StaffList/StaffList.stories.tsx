import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffList } from './StaffList.tsx'

const meta = {
  component: StaffList,
  parameters: { docs: { description: { component: '用途：一家企业的主要人员，各有职务和由本企业关联到的企业数。' } } },
  args: {
    staff: [
      { id: 1, name: '林溪舟', type: ['执行董事', '经理'], companyCount: 4 },
      { id: 2, name: '阿卜杜拉·伊斯坎德尔·买买提江', type: ['监事会主席兼职工代表监事'], companyCount: 1 },
    ],
    hrefOf: (id) => `#staff${id}`,
  },
} satisfies Meta<typeof StaffList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '林溪舟' })).toHaveAttribute('href', '#staff1'),
}
export const Empty: Story = { args: { staff: [] } }
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
