import type { RecentViewRecord } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { AgentRow } from './AgentRow.tsx'
import { RecordRow } from './RecordRow.tsx'
import { List } from './RecordRow.styles.ts'

const now = new Date('2025-11-03T15:40:00+08:00')
const demand: RecentViewRecord = {
  id: 1,
  createTime: '2025-11-03 15:14:00',
  demandVO: { id: 101, type: 0, model: 'TPS5430DDAR' },
}
const records: RecentViewRecord[] = [
  demand,
  { id: 2, createTime: '2025-11-03 12:38:00', demandVO: { id: 102, type: 1, model: 'GRM155R71C104KA88D' } },
  {
    id: 3,
    createTime: '2025-11-02 12:02:00',
    specDto: { id: 201, brandId: 3, filename: 'STM32F103C8T6 数据手册.pdf', brandCn: '意法半导体', fullLogo: '' },
  },
  {
    id: 4,
    createTime: '2025-10-28 18:30:00',
    articleDTO: { id: 301, title: 'DDR4 现货价格连续六周上涨', imgUrl: '', source: '电子工程世界' },
  },
  {
    id: 5,
    createTime: '2025-10-20 18:30:00',
    mallGoods: { mallGoodsId: 9, name: 'CH340C USB 转串口芯片 SOP-16', createTime: '2025-10-20 18:30:00' },
  },
  { id: 6, createTime: '2025-10-20 09:30:00', agentVO: { id: 7, name: '世强硬创', fullLogo: '' } },
]

const meta = {
  component: RecordRow,
  parameters: {
    docs: {
      description: {
        component:
          '浏览记录与收藏里的一行：供求、资料、文章、商品、代理商都认得，指向的内容已不在时不显示。放在 ul 里用；代理商的浏览没有时间，用 AgentRow。不要用它列搜索结果。',
      },
    },
  },
  args: { record: demand, hrefOf: ({ id }) => `#record-${id}`, now },
  render: (args) => (
    <List>
      <RecordRow {...args} />
    </List>
  ),
} satisfies Meta<typeof RecordRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#record-1')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const Chosen: Story = {
  args: { isChosen: true, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 TPS5430DDAR' }))
    await expect(args.onChoose).toHaveBeenCalledWith(false)
  },
}
export const Gone: Story = {
  args: { record: { id: 8, createTime: '2025-11-03 09:00:00' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('listitem')).toBeNull(),
}

export const Picture: Story = {
  render: ({ hrefOf }) => (
    <List style={{ maxWidth: 640 }}>
      {records.map((record) => (
        <RecordRow
          key={record.id}
          record={record}
          hrefOf={hrefOf}
          now={now}
          isChosen={record.id === 2}
          onChoose={fn()}
          actions={<Button size="sm">移除</Button>}
        >
          {record.id === 3 && <Tag>主控选型</Tag>}
        </RecordRow>
      ))}
      <AgentRow
        agent={{ name: '贸泽电子', fullName: '贸泽电子(上海)有限公司', fullLogo: '', region: '上海', isAuth: true }}
        href="#agent"
      />
    </List>
  ),
}
export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
