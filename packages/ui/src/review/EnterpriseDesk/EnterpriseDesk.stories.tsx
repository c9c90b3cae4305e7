import type { AdminEnterpriseDetail } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { EnterpriseDesk } from './EnterpriseDesk.tsx'

const company: AdminEnterpriseDetail = {
  id: 41,
  name: '深圳市华芯微电子有限公司',
  creditCode: '91440300MA5FXY0T2N',
  region: '广东深圳',
  status: 'certified',
  memberCount: 2,
  lastTime: '2026-11-20T10:30:00+08:00',
  createTime: '2026-03-02T09:30:00+08:00',
  types: ['贸易商', '代理商'],
  legalPerson: '陈立',
  demandCount: 12,
  stockCount: 31_240,
  goodsCount: 86,
  members: [
    {
      user: { id: 2, avatar: '', nickName: '何小姐' },
      mobile: '+86-139****5518',
      role: 'creator',
      status: 'joined',
      isBlocked: false,
      lastTime: '2026-11-20T10:30:00+08:00',
    },
    {
      user: { id: 3, avatar: '', nickName: '程工' },
      mobile: '+86-138****6620',
      role: 'member',
      status: 'joined',
      isBlocked: true,
      lastTime: '2026-10-02T10:30:00+08:00',
    },
    {
      user: { id: 4, avatar: '', nickName: '小满' },
      mobile: '',
      role: 'member',
      status: 'applying',
      isBlocked: false,
    },
  ],
  acts: [],
}

const blocked: AdminEnterpriseDetail = {
  ...company,
  status: 'blocked',
  blockReason: '反复发布虚假库存',
  demandCount: 0,
  acts: [
    {
      id: 7,
      time: '2026-11-19T16:48:00+08:00',
      user: '何审核',
      verb: '停用或恢复企业',
      note: '深圳市华芯微电子有限公司：停用，反复发布虚假库存',
    },
  ],
}

const meta = {
  component: EnterpriseDesk,
  parameters: {
    docs: {
      description: {
        component:
          '用途：客服看一家企业是谁、谁在替它做事、正在展示多少东西，停用它或恢复它。停用要写原因，成员会看到；进行中的订单不受影响。不要在这里改企业资料，那由企业自己重新认证。',
      },
    },
  },
  args: {
    item: company,
    hrefOfPage: (id) => `#page-${id}`,
    hrefOfUser: (id) => `#user-${id}`,
    onSetStatus: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
  },
} satisfies Meta<typeof EnterpriseDesk>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('供求 12、库存 31,240、商品 86')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /程工/ })).toHaveAttribute('href', '#user-3')
    await userEvent.click(canvas.getByRole('button', { name: '停用企业' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '停用企业' }))
    await expect(dialog.getByText('请写明停用的原因')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), '冒充原厂')
    await userEvent.click(dialog.getByRole('button', { name: '停用企业' }))
    await expect(args.onSetStatus).toHaveBeenCalledWith(41, false, '冒充原厂')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Blocked: Story = {
  args: {
    item: blocked,
    onSetStatus: fn(async () => {
      throw new Error('该企业已被恢复')
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('停用原因：反复发布虚假库存')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '恢复企业' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '恢复企业' }))
    await expect(args.onSetStatus).toHaveBeenCalledWith(41, true)
    await expect(await screen.findByText('该企业已被恢复')).toBeVisible()
  },
}
/** One that is not certified has nothing to block. */
export const Pending: Story = {
  args: { item: { ...company, status: 'pending', members: company.members.slice(0, 1) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '停用企业' })).toBeNull(),
}
export const Loading: Story = { args: { item: 'loading' } }
export const Broken: Story = { args: { item: { kind: 'timeout', onRetry: fn() } } }

export const Picture: Story = { args: { item: blocked } }
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = {
  args: { item: blocked },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
