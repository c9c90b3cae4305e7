import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CompanyScore } from './CompanyScore.tsx'

const mark = (date: string, label: string) => ({ date, label, href: `#${date}` })

const meta = {
  component: CompanyScore,
  parameters: { docs: { description: { component: '用途：一家企业的历程，一行一类，一轴到底，点记号到那条记录。' } } },
  args: {
    founded: '2013-05-21',
    today: '2026-11-25',
    lanes: [
      {
        name: '工商变更',
        value: '3 次',
        marks: [mark('2014-06-01', '住所变更'), mark('2020-03-11', '股东变更'), mark('2026-11-18', '注册资本变更')],
      },
      { name: '裁判文书', value: '1 件', marks: [mark('2021-01-15', '买卖合同纠纷')] },
      { name: '年报', value: '0 份', marks: [] },
    ],
  },
} satisfies Meta<typeof CompanyScore>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: '2014-06-01 住所变更' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: '2020-03-11 股东变更' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: '2021-01-15 买卖合同纠纷' })).toHaveFocus()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'least' } } }
export const Picture: Story = {}
