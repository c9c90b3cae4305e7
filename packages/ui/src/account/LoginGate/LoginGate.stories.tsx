import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoginGate } from './LoginGate.tsx'

const meta = {
  component: LoginGate,
  parameters: {
    docs: {
      description: {
        component:
          '用途：权限不够时代替页面内容的一块：这页做什么、缺什么、下一步去哪里。未登录时给登录与注册，缺角色时给办理的那一步。登录对话框由外面自动弹出；手册预览到头用 GateCard。',
      },
    },
  },
  args: {
    title: '我的收藏',
    why: '收藏的资料、文章、代理商与供求都在这里，可以加标签，换设备也在。登录免费。',
    onLogin: fn(),
    registerHref: '#register',
    alternative: { label: '搜索数据手册', href: '#search' },
  },
} satisfies Meta<typeof LoginGate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '我的收藏' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: '注册' })).toHaveAttribute('href', '#register')
    await expect(canvas.getByRole('link', { name: '搜索数据手册' })).toHaveAttribute('href', '#search')
  },
}
export const Enterprise: Story = {
  args: {
    title: '库存管理',
    why: '上传现货清单，买家搜索型号时看到您的库存。已填写的内容会保留。',
    needs: 'enterprise',
    fixHref: '#certify',
    alternative: { label: '看别人的库存', href: '#stock' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有通过企业认证')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去企业认证' })).toHaveAttribute('href', '#certify')
    await expect(canvas.queryByRole('button', { name: '登录' })).toBeNull()
  },
}
export const Merchant: Story = { args: { ...Enterprise.args, title: '卖家中心', needs: 'merchant' } }
export const Admin: Story = {
  args: { title: '审核台', why: '处理企业、文章与收据的审核。', needs: 'admin', alternative: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}

export const Picture: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <LoginGate {...args} />
      <LoginGate {...args} {...Enterprise.args} level={2} />
      <LoginGate
        {...args}
        title="登录后看这 3 条记录"
        why="条数对所有人公开；案号与经过登录后可读，免费。"
        alternative={undefined}
        isLine
      />
    </div>
  ),
}
