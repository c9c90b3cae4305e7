import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ContactLookTable } from './ContactLookTable.tsx'

const look = {
  contactId: 1,
  contactName: '林工',
  nickName: '芯友 0412',
  enterpriseId: 7,
  enterpriseName: '苏州恒拓电子有限公司',
  count: 3,
  lookTime: '2026-07-18T08:00:00.000Z',
}
const person = {
  contactId: 2,
  contactName: '王敏',
  nickName: '芯友 7719',
  count: 1,
  lookTime: '2026-07-16T08:00:00.000Z',
}

const meta = {
  component: ContactLookTable,
  parameters: {
    docs: {
      description: { component: '用途：谁看过自己企业联系人的号码，新的在前。本企业的人不记。' },
    },
  },
  args: {
    looks: { data: [look, person], totalRecord: 2 },
    paging: { page: 1, pageSize: 20, hrefFor: (page) => `#${page}` },
    companyHref: (id) => `#company-${id}`,
    now: new Date('2026-07-18T10:00:00.000Z'),
  },
} satisfies Meta<typeof ContactLookTable>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody of a company leads to it; somebody without one is told as a person. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: look.enterpriseName })).toHaveAttribute('href', '#company-7')
    await expect(canvas.getByRole('row', { name: /芯友 7719.*个人用户.*王敏/ })).toBeVisible()
  },
}
export const Loading: Story = { args: { looks: 'loading' } }
export const Failed: Story = {
  args: { looks: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { looks: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('还没有人查看号码')).toBeVisible(),
}
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
