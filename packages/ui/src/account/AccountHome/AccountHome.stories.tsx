import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { datasheets, demands, now, page } from '../story-records.ts'
import { AccountHome } from './AccountHome.tsx'

const counter = (label: string, value: number | undefined) => ({ label, value, href: `#${label}` })
const todo = (label: string, count: number) => ({ label, count, href: `#${label}` })

const meta = {
  component: AccountHome,
  parameters: {
    docs: {
      description: {
        component:
          '用途：用户中心首页，先待办，再四个数字，再最近浏览。数字为 0 的待办不显示，资料齐全时不显示完善度。编辑资料由外面打开 ProfileForm。不要再加别的卡片。',
      },
    },
  },
  args: {
    user: {
      id: 8,
      avatar: '',
      nickName: '林工',
      mobile: '+86-138****1278',
      hasPassword: true,
      company: '深圳市板石电子有限公司',
      position: '硬件工程师',
      province: '广东',
      city: '深圳',
      isHistoryPaused: false,
      favourCount: 128,
      createTime: '2024-03-02 10:00:00',
    },
    identity: {
      userId: 8,
      isEnterprise: true,
      isEnterpriseCreator: false,
      isAuthor: true,
      isMerchant: false,
      isMember: true,
      isAdmin: false,
      rights: [],
    },
    onEdit: fn(),
    certifyHref: '#certify',
    todos: [todo('未读消息', 12), todo('待付款', 1), todo('待回复报价', 3), todo('3 天内到期', 2), todo('待收货', 0)],
    counters: [counter('收藏', 128), counter('关注', 36), counter('粉丝', 4), counter('文章', 2)],
    recent: page([...demands.slice(0, 1), ...datasheets]),
    recentHref: '#history',
    hrefOf: ({ id }) => `#record-${id}`,
    start: '#search',
    now,
  },
} satisfies Meta<typeof AccountHome>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '林工' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /待回复报价/ })).toHaveAttribute('href', '#待回复报价')
    await expect(canvas.queryByText('待收货')).toBeNull()
    await expect(canvas.getByRole('link', { name: /收藏/ })).toHaveAttribute('href', '#收藏')
    await expect(canvas.queryByRole('link', { name: '企业认证' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '补全资料' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: {
    user: null,
    identity: undefined,
    todos: 'loading',
    counters: meta.args.counters.map((each) => ({ ...each, value: undefined })),
    recent: 'loading',
  },
}
export const New: Story = {
  args: {
    identity: { ...meta.args.identity, isEnterprise: false, isMember: false, isAuthor: false },
    todos: [],
    recent: page([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('现在没有要处理的事。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '企业认证' })).toHaveAttribute('href', '#certify')
    await expect(canvas.getByRole('link', { name: '去搜索' })).toBeVisible()
  },
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
