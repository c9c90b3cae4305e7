import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { contacts, longContact } from '../story-contacts.ts'
import { ContactTable } from './ContactTable.tsx'

const meta = {
  component: ContactTable,
  parameters: {
    docs: {
      description: {
        component: '用途：企业的联系人，按展示的顺序；第一位是默认联系人。自己的企业在这里新增、修改、排序、删除。',
      },
    },
  },
  args: {
    contacts: { data: [...contacts], totalRecord: contacts.length },
    paging: { page: 1, pageSize: 100, hrefFor: (page) => `#${page}` },
    actionOf: ({ name }) => (
      <Button size="sm" aria-label={`管理 ${name}`}>
        管理
      </Button>
    ),
    addFirst: <Button tone="primary">新增联系人</Button>,
  },
} satisfies Meta<typeof ContactTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('row', { name: /林工/ }))
    await expect(first.getByText('默认')).toBeVisible()
    await expect(first.getByText('圣邦微电子、思瑞浦')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /王敏.*全部地区/ })).toBeVisible()
  },
}

export const Loading: Story = { args: { contacts: 'loading' } }
export const Failed: Story = {
  args: { contacts: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { contacts: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '新增联系人' })).toBeVisible(),
}
export const LongText: Story = { args: { contacts: { data: [longContact, ...contacts], totalRecord: 4 } } }
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone', isRotated: false } } }
export const Dark: Story = { parameters: { theme: 'dark' } }
